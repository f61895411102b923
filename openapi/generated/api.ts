// Made from openapi/openapi.yaml by `npm run contract`. Change the source, never this file.

export interface paths {
    "/rest/v1/client/get-access-token": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token for a visitor.
         * @description Names the visitor so that limits can count them. It is not a session and grants nothing.
         */
        post: operations["getAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-app/auth/v1/sign-in": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a password.
         * @description wrongCredentials for an unknown phone and for a wrong password alike, in the same time.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-app/auth/v1/sign-in/by-sms": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Signs in by a code. */
        post: operations["signInBySms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-app/auth/v1/sign-up": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an account for a phone that is proven by its code.
         * @description accountExists when the proven phone has an account already; the code then still counts for signing in.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-app/auth/v1/phone-verification/request-sms": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a code for signing up, signing in or a new password. */
        post: operations["requestVerificationSms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-app/auth/v1/phone-verification/validate-code": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves a phone by a code, for a new password. */
        post: operations["validateCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-app/auth/v1/passwords/reset": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password for a proven phone and ends all its sessions. */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth-app/auth/v1/tokens/refresh": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes a refresh token for new tokens.
         * @description A token that was changed before is answered again within a short grace, for tabs that ask at once; after that the whole family is revoked: refreshTokenInvalid, 401 without WWW-Authenticate.
         */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/auth/sign-out": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes the session of a refresh token. */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/jsf-auth/login": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the legacy web session of who is signed in.
         * @description A service that has legacy pages sets what they know the client by in cookies of its own, which no script can read. This one has none and keeps nothing.
         */
        post: operations["jsfLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/jsf-auth/logout": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Closes a legacy web session. */
        post: operations["jsfLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/my/profiles": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** Who is signed in. */
        get: operations["getProfile"];
        /**
         * Changes the name.
         * @description profileChanged when somebody (another tab) has changed it since that version.
         */
        put: operations["editProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/my/profiles/avatar-upload": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets or removes the picture of the client.
         * @description At most 3 MB; it becomes square. imageUnreadable when it is no JPEG, PNG or WebP, or has more than 40 million pixels.
         */
        post: operations["uploadAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/my/profiles/password-change": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password and ends all other sessions. */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/common/requests/account-deletion": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** What would be lost, and whether deletion was requested. */
        get: operations["getAccountDeletion"];
        put?: never;
        /** Requests that the account be deleted after a time in which it can be taken back. */
        post: operations["requestAccountDeletion"];
        /** Takes the request back. */
        delete: operations["cancelAccountDeletion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/favorite-firms": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** The firms that the client keeps. */
        get: operations["getFavoriteFirms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/favorite-firms/{firmId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Keeps a firm. */
        put: operations["addFavoriteFirm"];
        post?: never;
        /** Keeps a firm no longer. */
        delete: operations["removeFavoriteFirm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/common/countries": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** The countries served. */
        get: operations["getCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/screen/home": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** The catalogue of a city. */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/screen/home/cities": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** The cities served. */
        get: operations["getCities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/screen/home/menu-tabs": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** The tabs above the catalogue. */
        get: operations["getMenuTabs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/screen/home/categories": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** Kinds of services. */
        get: operations["getCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/screen/multi-link/{company}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** What a company link stands for. */
        get: operations["getMultiLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/{firmId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        /** One firm. */
        get: operations["getFirm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/{firmId}/masters": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        /** The masters of a firm. */
        get: operations["getFirmMasters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/{firmId}/reviews": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        /** Reviews of a firm, the newest first. */
        get: operations["getFirmReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/{firmId}/express": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        /**
         * What can be had at a firm now or within the hour.
         * @description Its express services with free times within 60 minutes from now, the most popular first. The firm's lead time does not count.
         */
        get: operations["getExpressServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/{firmId}/express/{serviceId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
                /**
                 * @description A service of the firm.
                 * @example 1
                 */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        /**
         * The times of one express service now or within the hour.
         * @description A service that is no express service of the firm is servicesNotBookable.
         */
        get: operations["getExpressService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/firm/{firmId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        /** What can be reserved at a firm. */
        get: operations["getFirmServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/express": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Holds an express service now or within the hour.
         * @description Answers with the secret of the reservation, given once; it is confirmed as every hold is.
         */
        post: operations["createExpressReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/room-info": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** The rooms and devices of a firm that its services need. */
        get: operations["getRoomInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/reservation-info": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** What a firm's reservations are bound to, whatever is reserved. */
        get: operations["getReservationInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/service-allocation": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who can do what is wanted, and the best plans for it.
         * @description Reads; holds nothing. With days to look at, the plans are compared in each manner of serving several people, whichever params ask for.
         */
        post: operations["allocateServices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/reservation-times": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Days with free time, and the nearest free times.
         * @description Reads; holds nothing.
         */
        post: operations["getReservationTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/available-times": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The free times of one day, and why the others are not free.
         * @description Reads; holds nothing.
         */
        post: operations["getAvailableTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/preview": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What would be confirmed.
         * @description Reads; holds nothing.
         */
        post: operations["previewReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/sms-code": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What became of the message that brings a code.
         * @description Asked until it is settled, by whoever has the reservation's secret.
         */
        get: operations["getSmsDelivery"];
        put?: never;
        /** Sends a code to the phone that is to confirm a hold. */
        post: operations["requestSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/sms": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Proves a phone by the code that came to it. */
        post: operations["checkSmsCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The visits of whoever is signed in that are still to come, or those that are not.
         * @description They are theirs by the phone, which both the account and the reservation have proven. `past` is every visit that is not to come any more, whatever became of it.
         */
        get: operations["getReservations"];
        put?: never;
        /**
         * Holds a time, or confirms a hold.
         * @description A hold answers with the secret of the reservation, given once. A confirmation answers the reservation without it. Whoever is signed in confirms with the phone of their account without a proof of it.
         */
        post: operations["createReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/{reservationId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Moves a visit to another time, or changes its services and masters, in one step.
         * @description For the guest who has its secret and the client whose phone it is of, for as long as cancelling is free: later it is `changeTooLate`; what is no visit to come, or was paid for, is `notChangeable`. The old time is kept until the new one is had, and is free for others then.
         */
        put: operations["updateReservation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/{reservationId}/cancel": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a visit, for the guest who has its secret and the client whose phone it is of.
         * @description Its time is free for others at once, and all that was paid is given back. What is cancelled already is answered again. What has changed since the client saw it is `reservationChanged`, with the reservation as it is. Once cancelling costs something the firm alone can do it: `cancelTooLate`; what is no visit to come, or has a payment that is not settled, is `notCancellable`.
         */
        post: operations["cancelReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/{reservationId}/extend-hold": {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. */
                reservation_secret: components["parameters"]["ReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keeps a held time for 300 seconds more, once.
         * @description For whoever is still filling in. What was extended already, was confirmed or waits for its prepayment is answered as it is; a hold that has run out is `holdExpired`, and one at a firm that takes no reservations any more is `firmNotBookable`.
         */
        post: operations["extendHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/reservations/{reservationId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        /** One reservation, for the guest who has its secret and the client whose phone it is of. */
        get: operations["getReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/reservations/url/{token}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** Where the short link of a message leads; its token is a key to the reservation. */
        get: operations["getReservationLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/{reservationId}/prepayments": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What is to be paid before a visit, in which ways, and what became of paying it.
         * @description For the guest who has the reservation's secret and the client whose phone it is of. Whoever pays asks this until the payment is settled: it tells the truth on any device.
         */
        get: operations["getPrepayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/{reservationId}/prepayments/cloud-payments": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays with a card that was typed into the processor's framed field.
         * @description While another payment of the reservation is open it is `paymentUnderWay`; where nothing is to be paid any more, `notPayable`; where the time is not held any more, `holdExpired`. Another amount than what is due is `priceChanged`.
         */
        post: operations["payByCloudPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/{reservationId}/prepayments/pay-box": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays on PayBox's page, to which the payment's action leads once PayBox has said where it is.
         * @description While another payment of the reservation is open it is `paymentUnderWay`; where nothing is to be paid any more, `notPayable`; where the time is not held any more, `holdExpired`. Another amount than what is due is `priceChanged`.
         */
        post: operations["payByPayBox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/{reservationId}/prepayments/cards/{cardId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays with a card that the client has saved.
         * @description While another payment of the reservation is open it is `paymentUnderWay`; where nothing is to be paid any more, `notPayable`; where the time is not held any more, `holdExpired`. Another amount than what is due is `priceChanged`. A card that is not the client's is `notFound`.
         */
        post: operations["payBySavedCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/complaints": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        /** What was complained about a visit, for the guest who has its secret and the client whose phone it is of. */
        get: operations["getComplaints"];
        put?: never;
        /**
         * Complains about a visit that is over.
         * @description For the guest who has its secret and the client whose phone it is of. A visit that is to come, or that its client cancelled, is `notComplainable`. While a complaint about the visit has no answer, another one is `complaintWaiting`; more than three a day are `tooManyRequests`.
         */
        post: operations["createComplaint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/reservations/history": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** The visits of whoever is signed in that are not to come any more, of all firms or of one. */
        get: operations["getReservationHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/reservations/history/firms": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** The firms of the history, with how many visits there are at each. */
        get: operations["getReservationHistoryFirms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/waitlist": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        /** What whoever is signed in waits for, the oldest first. */
        get: operations["getWaitlist"];
        put?: never;
        /**
         * Asks to be told when a time is free, for a visit that one would like earlier, or on days that are full.
         * @description For an earlier time the visit's guest or client may ask, while the visit can be changed: later it is `changeTooLate`, and what is no visit to come, or was paid for, is `notChangeable`. A visit has one open request: another one takes the place of what waits; while a time is offered, that is answered. For days that are full whoever is signed in may ask: `signInNeeded` for others. One phone has five open requests, and a firm two hundred: `waitlistFull`.
         */
        post: operations["joinWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/waitlist/{requestId}/accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes the time that is offered.
         * @description The visit that was to be earlier moves to the held time in one step, and its old time is free for others then; on a day that was full, the held time is confirmed as a visit. What is accepted already is answered again. An offer that ran out, or was for a visit as it is not any more, is `offerOver`; a visit of another version than the client has seen is `reservationChanged`.
         */
        post: operations["acceptOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/waitlist/{requestId}/leave": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Waits no longer, and gives up the time that is offered, if one is.
         * @description The visit stays as it is. What is over already is answered as it is.
         */
        post: operations["leaveWaitlist"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/waitlist/reservations/{reservationId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * What is waited for with a reservation, for the guest who has its secret and the client whose phone it is of.
         * @description The latest request for an earlier time of that visit, or the one to which that held time is offered.
         */
        get: operations["getReservationWaitlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Names one of its kind; what a column of four bytes holds. */
        Id: number;
        AccessToken: {
            accessToken: string;
            /** @enum {string} */
            tokenType: "Bearer";
            /** @description Seconds. */
            expiresIn: number;
        };
        /**
         * @description Stable. What went wrong, for programs.
         * @enum {string}
         */
        ProblemCode: "validationFailed" | "cityRequired" | "firmNotFound" | "companyNotFound" | "reservationNotFound" | "notFound" | "firmNotBookable" | "servicesNotBookable" | "reservedByPhone" | "noMasterFree" | "slotTaken" | "slotTooSoon" | "slotOutsideHours" | "holdExpired" | "priceChanged" | "cancelTooLate" | "notCancellable" | "changeTooLate" | "notChangeable" | "notComplainable" | "complaintWaiting" | "reservationChanged" | "waitlistFull" | "offerOver" | "paymentUnderWay" | "notPayable" | "phoneNotProven" | "wrongCode" | "codeExpired" | "tooManyCodes" | "tooManyRequests" | "idempotencyKeyReused" | "accessTokenExpired" | "accessTokenInvalid" | "signInNeeded" | "sessionRevoked" | "refreshTokenInvalid" | "wrongCredentials" | "accountExists" | "accountMissing" | "weakPassword" | "verificationExpired" | "recaptchaFailed" | "profileChanged" | "imageUnreadable" | "unavailable" | "internal";
        /**
         * @description What the client can change to get further.
         * @enum {string}
         */
        ProblemAction: "changeTime" | "changeFirm" | "changeService" | "changeMaster" | "changeContacts" | "provePhone" | "changePayment" | "changePassword" | "changeImage" | "acceptPrice" | "acceptChange" | "callFirm" | "signIn" | "signUp" | "tryLater";
        FieldError: {
            /**
             * @description A JSON pointer into the request (RFC 6901).
             * @example /clientName
             */
            field: string;
            message: string;
        };
        /**
         * Format: date-time
         * @description RFC 3339 with the firm's offset.
         * @example 2026-11-23T13:00:00+05:00
         */
        Instant: string;
        /** @description Minor units, discount taken off: what it costs at most, where `price` is what it costs at least and the master names the exact price. Absent where the price is fixed. */
        PriceMax: number;
        /** @description Minor units: `priceMax` before the discount. Absent where that is. */
        FullPriceMax: number;
        /** @enum {string} */
        RoomKind: "room" | "device";
        /** @description One service of one person with its master and time. */
        Entry: {
            person: number;
            serviceId: components["schemas"]["Id"];
            masterId: components["schemas"]["Id"];
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            /** @description Minor units, discount taken off. */
            price: number;
            /** @description Minor units, before the discount. */
            fullPrice: number;
            priceMax?: components["schemas"]["PriceMax"];
            fullPriceMax?: components["schemas"]["FullPriceMax"];
            /** @description The room and the device that are taken for it; absent where it needs none. */
            rooms?: {
                kind: components["schemas"]["RoomKind"];
                id: components["schemas"]["Id"];
            }[];
        };
        /**
         * @description A time at which everything that is wanted can be done.
         * @example {
         *       "startTime": "2026-11-23T13:00:00+05:00",
         *       "endTime": "2026-11-23T14:00:00+05:00",
         *       "price": 700000,
         *       "fullPrice": 700000,
         *       "entries": [
         *         {
         *           "person": 1,
         *           "serviceId": 1,
         *           "masterId": 2,
         *           "startTime": "2026-11-23T13:00:00+05:00",
         *           "endTime": "2026-11-23T14:00:00+05:00",
         *           "price": 700000,
         *           "fullPrice": 700000
         *         }
         *       ]
         *     }
         */
        Slot: {
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            /** @description Minor units: the sum of the entries' prices. */
            price: number;
            /** @description Minor units: the sum of the entries' full prices. */
            fullPrice: number;
            entries: components["schemas"]["Entry"][];
        };
        /**
         * @description An amount of money.
         * @example {
         *       "amount": 700000,
         *       "currency": "KZT"
         *     }
         */
        Money: {
            /** @description Minor units: 100 tiyn are one tenge. */
            amount: number;
            /** @description ISO 4217. */
            currency: string;
        };
        /** @description What a visit costs, and on which terms. */
        Bill: {
            /** @description The sum of the entries' prices: what it costs at least. */
            total: components["schemas"]["Money"];
            /** @description What it costs at most; absent where each entry's price is fixed. */
            totalMax?: components["schemas"]["Money"];
            /** @description `total` before the discount. */
            fullTotal: components["schemas"]["Money"];
            /** @description `totalMax` before the discount; absent where that is. */
            fullTotalMax?: components["schemas"]["Money"];
            /** @description What is due before the visit; never more than the total. */
            prepayment: components["schemas"]["Money"];
            /** @description Until when cancelling costs nothing; absent when that has passed. */
            freeCancelUntil?: components["schemas"]["Instant"];
        };
        /**
         * @description A visit that is confirmed or has begun is shown as completed from its end on, and what holds its time for a while as expired once that time ran out, whether or not anything has written that down yet.
         * @enum {string}
         */
        ReservationStatus: "held" | "awaitingPrepayment" | "confirmed" | "arrived" | "completed" | "cancelledByClient" | "cancelledBySalon" | "expired" | "noShow";
        /** @enum {string} */
        PaymentStatus: "notRequired" | "required" | "processing" | "needs3ds" | "authorized" | "paid" | "partiallyRefunded" | "refunded" | "failed" | "unknown";
        /**
         * @example {
         *       "type": "TWO_GIS",
         *       "markerX": 51.1605,
         *       "markerY": 43.6481
         *     }
         */
        Location: {
            /** @enum {string} */
            type: "TWO_GIS";
            /** @description Longitude. */
            markerX: number;
            /** @description Latitude. */
            markerY: number;
        };
        /**
         * @example {
         *       "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
         *       "alt": "Зал салона",
         *       "width": 1440,
         *       "height": 810,
         *       "placeholder": "#f0d9cd"
         *     }
         */
        Picture: {
            /** @description Root-relative or absolute; the 960 px wide variant. Others replace the suffix -960.avif by -480.avif or -1440.avif. */
            url: string;
            alt: string;
            width: number;
            height: number;
            /** @description A CSS colour painted until the picture is there. */
            placeholder: string;
        };
        /**
         * @description An IANA zone.
         * @example Asia/Aqtau
         */
        TimeZone: string;
        /**
         * @description How several people are served; one person is served alike in every manner. together: all begin with the visit. oneAfterAnother: each begins when the one before them is done, or at most awaitingTime later. shortest: each begins with the visit or soon after a service of somebody else, so that all are done the soonest. togetherIfPossible: together; where the masters can't ever serve them at the same time, each begins with the visit or soon after a service of somebody else.
         * @default togetherIfPossible
         * @enum {string}
         */
        Manner: "togetherIfPossible" | "together" | "oneAfterAnother" | "shortest";
        /**
         * @description The canonical form +7… without its first character, as a number: 77011234567.
         * @example 77011234567
         */
        Phone: number;
        /** @description A visit, or the time that is held for one, with its bill. */
        Reservation: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["ReservationStatus"];
            paymentStatus: components["schemas"]["PaymentStatus"];
            firm: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description Absent where the firm is not here any more: it has no page. */
                urlKey?: string;
                city: string;
                address: string;
                phoneNumbers: string[];
                location: components["schemas"]["Location"];
                picture: components["schemas"]["Picture"];
            };
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            timeZone: components["schemas"]["TimeZone"];
            entries: {
                person: number;
                serviceId: components["schemas"]["Id"];
                serviceName: string;
                masterId: components["schemas"]["Id"];
                masterName: string;
                startTime: components["schemas"]["Instant"];
                endTime: components["schemas"]["Instant"];
                /** @description Minor units, discount taken off. */
                price: number;
                /** @description Minor units, before the discount. */
                fullPrice: number;
                priceMax?: components["schemas"]["PriceMax"];
                fullPriceMax?: components["schemas"]["FullPriceMax"];
                /** @description The room and the device that are kept for it; absent where it needs none. */
                roomNames?: string[];
            }[];
            peopleCount: number;
            awaitingTime: number;
            manner: components["schemas"]["Manner"];
            clientName?: string;
            clientPhone?: components["schemas"]["Phone"];
            comment?: string;
            /** @description How long the time is still held: to be filled in, or to be paid for. Absent when it is held for good or no longer. */
            heldForSeconds?: number;
            /**
             * @description Whether the hold can be extended, which is once; absent when it can't.
             * @constant
             */
            isHoldExtendable?: true;
            version: number;
        } & components["schemas"]["Bill"];
        /**
         * @description RFC 9457.
         * @example {
         *       "type": "urn:kezek:problem:wrongCode",
         *       "title": "The code is wrong",
         *       "status": 400,
         *       "code": "wrongCode",
         *       "action": "changeContacts",
         *       "attemptsLeft": 3
         *     }
         */
        Problem: {
            /** @description urn:kezek:problem:<code> */
            type: string;
            title: string;
            status: number;
            detail?: string;
            code: components["schemas"]["ProblemCode"];
            action?: components["schemas"]["ProblemAction"];
            errors?: components["schemas"]["FieldError"][];
            /** @description The three nearest free times for the same services, where a time or a master could not be had. */
            alternatives?: components["schemas"]["Slot"][];
            /** @description With priceChanged of a hold, and with what cannot be cancelled or changed: the reservation as it is now. */
            reservation?: components["schemas"]["Reservation"];
            /** @description With priceChanged of a visit that was to be changed: what it costs. */
            bill?: components["schemas"]["Bill"];
            /** @description How many more codes may be tried against this challenge. */
            attemptsLeft?: number;
            /** @description After how many seconds the same may be asked again. */
            waitSeconds?: number;
        };
        /**
         * @description The client application (spec §9).
         * @enum {string}
         */
        ClientApp: "WEB";
        SignIn: {
            appVersion: string;
            clientApp: components["schemas"]["ClientApp"];
            deviceName: string;
            deviceOS: string;
            password: string;
            phone: components["schemas"]["Phone"];
        };
        /** @description The current user (spec §3). */
        CurrentUser: {
            /** Format: uuid */
            id: string;
            name: string;
            surname?: string;
        };
        SignedIn: {
            accessToken: string;
            refreshToken: string;
            /** @enum {string} */
            tokenType: "Bearer";
            /** @description Seconds. */
            expiresIn: number;
            user: components["schemas"]["CurrentUser"];
            /** @description Their firms: the ids of those they keep as favourites, the latest first. Absent where there are none. */
            firms?: components["schemas"]["Id"][];
        };
        SmsCode: string;
        SignInBySms: {
            appVersion: string;
            clientApp: components["schemas"]["ClientApp"];
            deviceName: string;
            deviceOS: string;
            phone: components["schemas"]["Phone"];
            /** Format: uuid */
            challengeId: string;
            smsCode: components["schemas"]["SmsCode"];
        };
        /** @description weakPassword unless it has 8 characters, and is neither among the most common ones nor the phone. */
        Password: string;
        SignUp: {
            appVersion: string;
            clientApp: components["schemas"]["ClientApp"];
            deviceName: string;
            deviceOS: string;
            name: string;
            password: components["schemas"]["Password"];
            phone: components["schemas"]["Phone"];
            referrer: string;
            /** Format: uuid */
            challengeId: string;
            smsCode: components["schemas"]["SmsCode"];
        };
        /**
         * @description What a code is good for; it is good for nothing else.
         * @enum {string}
         */
        Purpose: "SIGN_UP" | "SIGN_IN" | "RESET_PASSWORD";
        RequestVerificationSms: {
            clientApp: components["schemas"]["ClientApp"];
            phone: components["schemas"]["Phone"];
            purpose: components["schemas"]["Purpose"];
            recaptchaToken: string;
        };
        /**
         * @example {
         *       "challengeId": "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
         *       "expiresInSeconds": 300,
         *       "resendInSeconds": 60,
         *       "attemptsLeft": 5
         *     }
         */
        SmsChallenge: {
            /** Format: uuid */
            challengeId: string;
            expiresInSeconds: number;
            resendInSeconds: number;
            attemptsLeft: number;
        };
        ValidateCode: {
            phone: components["schemas"]["Phone"];
            /** @enum {string} */
            purpose: "RESET_PASSWORD";
            /** Format: uuid */
            challengeId: string;
            smsCode: components["schemas"]["SmsCode"];
        };
        ValidatedCode: {
            verificationToken: string;
            expiresInSeconds: number;
        };
        ResetPassword: {
            phone: components["schemas"]["Phone"];
            verificationToken: string;
            password: components["schemas"]["Password"];
        };
        Done: {
            /** @enum {boolean} */
            done: true;
        };
        RefreshTokens: {
            appVersion: string;
            deviceOS: string;
            /** @description An access token is refused with 401. */
            refreshToken: string;
        };
        Tokens: {
            accessToken: string;
            refreshToken: string;
            /** @enum {string} */
            tokenType: "Bearer";
            /** @description Seconds. */
            expiresIn: number;
        };
        SignOut: {
            /** @description Of a push service; empty on the web. */
            deviceToken: string;
            /** @description Empty when there is none. */
            refreshToken: string;
        };
        JsfLogout: {
            /** @description Of the cookie session_id; empty when there is none. */
            sessionId: string;
        };
        Profile: {
            /** Format: uuid */
            id: string;
            name: string;
            surname?: string;
            phone: components["schemas"]["Phone"];
            /** @description Root-relative or absolute; a square WebP. */
            avatarUrl?: string;
            /** @description Rises with each change. */
            version: number;
        };
        EditProfile: {
            name: string;
            /** @description Empty when there is none. */
            surname: string;
            version: number;
        };
        UploadAvatar: {
            /** @description A JPEG, PNG or WebP in base64; null removes the picture. */
            image: string | null;
        };
        ChangePassword: {
            currentPassword: string;
            newPassword: components["schemas"]["Password"];
        };
        AccountDeletion: {
            futureReservations: number;
            reviews: number;
            favoriteFirms: number;
            requestedAt?: components["schemas"]["Instant"];
            deleteAfter?: components["schemas"]["Instant"];
        };
        RequestAccountDeletion: {
            password: string;
        };
        /** @enum {string} */
        FirmType: "SALON" | "BARBERSHOP" | "NAILS" | "BROWS" | "SPA" | "KIDS" | "MASTER";
        /**
         * @description Hours and minutes in the firm's zone.
         * @example 13:00
         */
        LocalTime: string;
        /**
         * @description Whether the firm is open now, and what comes next.
         * @example {
         *       "isOpen": true,
         *       "closesAt": "20:00"
         *     }
         */
        OpenState: {
            isOpen: boolean;
            /** @description When it closes, today or after midnight; present while open. */
            closesAt?: components["schemas"]["LocalTime"];
            /** @description When it opens next; present while closed. */
            opensAt?: components["schemas"]["Instant"];
        };
        FirmCard: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["FirmType"];
            urlKey: string;
            cityId: components["schemas"]["Id"];
            cityName: string;
            address: string;
            avatarUrl: string;
            picture: components["schemas"]["Picture"];
            averageRating: number;
            reviewCount: number;
            isIndividualMaster: boolean;
            isPromoted: boolean;
            workSchedule: components["schemas"]["OpenState"];
            categoryIds: components["schemas"]["Id"][];
            priceFrom: components["schemas"]["Money"];
            /** @description The largest happy-hour discount of the week. */
            discountPercent?: number;
            /** @description The nearest free time for the firm's most popular service; where a category is asked for, for any of its services. */
            nearestTime?: components["schemas"]["Instant"];
            /** @description The service that nearestTime is for. */
            nearestServiceId?: components["schemas"]["Id"];
        };
        FavoriteFirms: {
            firms: components["schemas"]["FirmCard"][];
        };
        Favorite: {
            firmId: components["schemas"]["Id"];
            isFavorite: boolean;
        };
        /**
         * @example {
         *       "id": 1,
         *       "isoCode": "KZ",
         *       "name": "Казахстан",
         *       "phoneCode": "+7",
         *       "currency": "KZT"
         *     }
         */
        Country: {
            id: components["schemas"]["Id"];
            isoCode: string;
            name: string;
            phoneCode: string;
            currency: string;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Актау",
         *       "urlName": "aktau",
         *       "latitude": 43.65,
         *       "longitude": 51.16,
         *       "countryCode": "KZ"
         *     }
         */
        City: {
            id: components["schemas"]["Id"];
            name: string;
            urlName: string;
            latitude: number;
            longitude: number;
            countryCode: string;
        };
        Home: {
            city: components["schemas"]["City"];
            promoted: components["schemas"]["FirmCard"][];
            /** @description Every firm of the city, the best rated first. */
            firms: components["schemas"]["FirmCard"][];
        };
        /**
         * @example {
         *       "id": 1,
         *       "key": "women",
         *       "name": "Женщинам",
         *       "categoryIds": [
         *         1,
         *         2,
         *         3
         *       ]
         *     }
         */
        MenuTab: {
            id: components["schemas"]["Id"];
            key: string;
            name: string;
            categoryIds: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Волосы",
         *       "urlName": "hair",
         *       "pictureUrl": "/pictures/categories/hair.svg",
         *       "subCategories": [
         *         {
         *           "id": 11,
         *           "name": "Стрижки",
         *           "urlName": "haircuts"
         *         }
         *       ]
         *     }
         */
        Category: {
            id: components["schemas"]["Id"];
            name: string;
            urlName: string;
            pictureUrl?: string;
            subCategories: {
                id: components["schemas"]["Id"];
                name: string;
                urlName: string;
            }[];
        };
        /** @description What a company link stands for. */
        MultiLink: {
            /** @enum {string} */
            kind: "firm" | "network";
            name: string;
            /** @description One firm, or the branches of a network. */
            firms: components["schemas"]["FirmCard"][];
        };
        /**
         * @example {
         *       "weekday": 1,
         *       "opensAt": "09:00",
         *       "closesAt": "20:00"
         *     }
         */
        WeekdayHours: {
            /** @description ISO 8601: 1 is Monday. */
            weekday: number;
            /** @description Absent on a day off. */
            opensAt?: components["schemas"]["LocalTime"];
            /** @description Of the next day when it is not after opensAt. */
            closesAt?: string;
        };
        /**
         * Format: date
         * @description A day in the firm's zone.
         * @example 2026-11-23
         */
        LocalDate: string;
        /**
         * @description What stands on a date in the place of its weekday's hours.
         * @example {
         *       "date": "2026-12-31",
         *       "opensAt": "09:00",
         *       "closesAt": "18:00"
         *     }
         */
        SpecialHours: {
            date: components["schemas"]["LocalDate"];
            /** @description Absent on a day off. */
            opensAt?: components["schemas"]["LocalTime"];
            /** @description Of the next day when it is not after opensAt. */
            closesAt?: string;
        };
        Firm: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["FirmType"];
            urlKey: string;
            address: string;
            cityId: components["schemas"]["Id"];
            cityName: string;
            /** @description Of the city. */
            countryCode: string;
            description: string;
            avatarUrl: string;
            pictures: components["schemas"]["Picture"][];
            /** @description 1200 × 630, for link previews. */
            ogImageUrl: string;
            averageRating: number;
            ratingsCount: number;
            reviewCount: number;
            phoneNumbers: string[];
            instagramProfile?: string;
            location: components["schemas"]["Location"];
            hours: components["schemas"]["WeekdayHours"][];
            /** @description The dates of the next two weeks that do not keep to the hours of their weekday, the nearest first. */
            specialHours: components["schemas"]["SpecialHours"][];
            workSchedule: components["schemas"]["OpenState"];
            timeZone: components["schemas"]["TimeZone"];
            currency: string;
            isIndividualMaster: boolean;
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Айгерим",
         *       "surname": "Сапарова",
         *       "profession": "Стилист",
         *       "experienceYears": 6,
         *       "avatarUrl": "/pictures/masters/1.svg",
         *       "rating": 5,
         *       "ratingsCount": 120,
         *       "isOnline": true,
         *       "serviceIds": [
         *         1,
         *         2
         *       ]
         *     }
         */
        Master: {
            id: components["schemas"]["Id"];
            name: string;
            surname?: string;
            profession: string;
            experienceYears: number;
            avatarUrl: string;
            rating: number;
            ratingsCount: number;
            /** @description Whether they can be booked online. */
            isOnline: boolean;
            serviceIds: components["schemas"]["Id"][];
        };
        /**
         * @example {
         *       "id": 12,
         *       "user": {
         *         "name": "Мадина"
         *       },
         *       "grade": "EXCELLENT",
         *       "rating": 5,
         *       "text": "Стрижка держит форму уже второй месяц.",
         *       "language": "ru",
         *       "date": "2026-11-02T15:10:00+05:00"
         *     }
         */
        Review: {
            id: components["schemas"]["Id"];
            user: {
                name: string;
            };
            /** @enum {string} */
            grade: "EXCELLENT" | "GOOD" | "NORMAL" | "BAD";
            rating: number;
            text: string;
            /**
             * @description What the text and its reply are written in.
             * @enum {string}
             */
            language: "ru" | "kz" | "en";
            date: components["schemas"]["Instant"];
            masterId?: components["schemas"]["Id"];
            masterName?: string;
            /** @description What was done; absent where it is not known. */
            serviceName?: string;
            replyText?: string;
            replyDate?: components["schemas"]["Instant"];
        };
        Reviews: {
            averageRating: number;
            totalReviewsCount: number;
            grades: {
                EXCELLENT: number;
                GOOD: number;
                NORMAL: number;
                BAD: number;
            };
            reviews: components["schemas"]["Review"][];
        };
        /** @description Express services of a firm with their free times within the hour. */
        ExpressTimes: {
            timeZone: components["schemas"]["TimeZone"];
            currency: string;
            services: {
                serviceId: components["schemas"]["Id"];
                slots: components["schemas"]["Slot"][];
            }[];
        };
        /**
         * @example {
         *       "id": 1,
         *       "name": "Волосы",
         *       "urlName": "hair"
         *     }
         */
        ServiceCategory: {
            id: components["schemas"]["Id"];
            name: string;
            urlName: string;
        };
        /**
         * @description What a master asks for a service, and how long they take.
         * @example {
         *       "masterId": 2,
         *       "price": {
         *         "amount": 900000,
         *         "currency": "KZT"
         *       },
         *       "duration": 75
         *     }
         */
        Rate: {
            masterId: components["schemas"]["Id"];
            price: components["schemas"]["Money"];
            priceMax?: components["schemas"]["Money"];
            /** @description Minutes. */
            duration: number;
        };
        /**
         * @example {
         *       "id": 1,
         *       "categoryId": 1,
         *       "subCategoryId": 11,
         *       "name": "Женская стрижка",
         *       "description": "Мытьё и укладка включены",
         *       "price": {
         *         "amount": 700000,
         *         "currency": "KZT"
         *       },
         *       "duration": 60,
         *       "isExpress": false,
         *       "isPopular": true,
         *       "prepayment": {
         *         "amount": 0,
         *         "currency": "KZT"
         *       },
         *       "masterIds": [
         *         1,
         *         2
         *       ]
         *     }
         */
        Service: {
            id: components["schemas"]["Id"];
            categoryId: components["schemas"]["Id"];
            subCategoryId?: components["schemas"]["Id"];
            name: string;
            description: string;
            price: components["schemas"]["Money"];
            priceMax?: components["schemas"]["Money"];
            /** @description Minutes, of whoever is quickest. */
            duration: number;
            /** @description Minutes, of whoever takes longest; absent where all take as long. */
            durationMax?: number;
            /** @description What each master who can be booked online asks and takes; absent where they are all alike. */
            rates?: components["schemas"]["Rate"][];
            isExpress: boolean;
            isPopular: boolean;
            prepayment: components["schemas"]["Money"];
            /** @description Where the service is reserved by phone alone: the number to call. E.164 with a plus. */
            reservationPhone?: string;
            /** @description Who does it. */
            masterIds: components["schemas"]["Id"][];
        };
        FirmServices: {
            categories: components["schemas"]["ServiceCategory"][];
            services: components["schemas"]["Service"][];
        };
        /** @description Holds an express service at a time now or within the hour, for 300 seconds, whatever the firm's lead time; `replaces` as in HoldReservation. */
        HoldExpress: {
            firmId: components["schemas"]["Id"];
            serviceId: components["schemas"]["Id"];
            /**
             * @description null is "any master".
             * @default null
             */
            masterId?: number | null;
            startTime: components["schemas"]["Instant"];
            replaces?: {
                /** Format: uuid */
                reservationId: string;
                secret: string;
            };
        };
        /**
         * @description What tells the master from the others who are free then. onlyFree: nobody else is. quickest: they take less time. leastBusy: they are less busy that day. bestRated: they are rated higher than those who are as free.
         * @enum {string}
         */
        PickedBecause: "onlyFree" | "quickest" | "leastBusy" | "bestRated";
        /**
         * @description Why a service of a person has the master that it has.
         * @example {
         *       "person": 1,
         *       "serviceId": 1,
         *       "pickedBecause": "bestRated"
         *     }
         */
        PickedMaster: {
            person: number;
            serviceId: components["schemas"]["Id"];
            pickedBecause: components["schemas"]["PickedBecause"];
        };
        CreatedReservation: {
            reservation: components["schemas"]["Reservation"];
            /** @description The guest's key to this reservation. Given once, with the hold. */
            secret?: string;
            /** @description Why somebody was picked where no master was asked for. Said once, with the hold, where there is a reason. */
            picked?: components["schemas"]["PickedMaster"][];
        };
        /** @description The rooms and devices that services of a firm need. */
        RoomInfo: {
            rooms: {
                kind: components["schemas"]["RoomKind"];
                /** @description Among the firm's rooms, or among its devices. */
                id: components["schemas"]["Id"];
                name: string;
                /** @description How many clients can have it at a time. */
                capacity: number;
                /** @description The services that take it, or another one of the same kind that names them too. */
                serviceIds: components["schemas"]["Id"][];
            }[];
        };
        ReservationInfo: {
            /** @description The last day for which the firm takes reservations now, in its zone. */
            lastDate: components["schemas"]["LocalDate"];
            /** @description How long before its beginning a visit can be reserved at the latest. */
            leadMinutes: number;
            /** @description How long before its beginning a visit can be cancelled for nothing at the latest. */
            freeCancelHours: number;
        };
        /**
         * @description One service for one person, with the master they asked for or without.
         * @example {
         *       "person": 1,
         *       "serviceId": 1,
         *       "masterId": null
         *     }
         */
        EntryWish: {
            /** @default 1 */
            person?: number;
            serviceId: components["schemas"]["Id"];
            /**
             * @description null is "any master".
             * @default null
             */
            masterId?: number | null;
        };
        /**
         * @description What is wanted, before a time is known.
         * @example {
         *       "entries": [
         *         {
         *           "person": 1,
         *           "serviceId": 1,
         *           "masterId": null
         *         }
         *       ],
         *       "peopleCount": 1,
         *       "awaitingTime": 0
         *     }
         */
        ReservationParams: {
            entries: components["schemas"]["EntryWish"][];
            /** @default 1 */
            peopleCount?: number;
            /**
             * @description The longest wait between two services that the client accepts, minutes.
             * @default 0
             */
            awaitingTime?: number;
            manner?: components["schemas"]["Manner"];
        };
        AllocateServices: {
            firmId: components["schemas"]["Id"];
            params: components["schemas"]["ReservationParams"];
            /** @description The first of the days whose plans are compared; none without it. */
            from?: components["schemas"]["LocalDate"];
            /**
             * @description How many days, with `from`.
             * @default 14
             */
            days?: number;
            /**
             * Format: uuid
             * @description The caller's hold, if they have one; it does not count as taken.
             */
            reservationId?: string;
        };
        /** @description A visit that can be had, and the manners in which it is the best of the days: together and oneAfterAnother the first, shortest the one that takes the least time. Equal plans are one. It is held by its start in the first of its manners. */
        Plan: {
            manners: ("together" | "oneAfterAnother" | "shortest")[];
            slot: components["schemas"]["Slot"];
            /** @description The longest that anybody waits between two services of theirs. */
            waitingMinutes: number;
        };
        ServiceAllocation: {
            entries: {
                person: number;
                serviceId: components["schemas"]["Id"];
                /** @description Who can do it. */
                masterIds: components["schemas"]["Id"][];
            }[];
            /** @description How long the visit takes at least, minutes. */
            duration: number;
            /** @description Before any discount. */
            price: components["schemas"]["Money"];
            /** @description The best visits of the days that were asked for; absent where none were. */
            plans?: components["schemas"]["Plan"][];
        };
        GetReservationTimes: {
            firmId: components["schemas"]["Id"];
            params: components["schemas"]["ReservationParams"];
            from: components["schemas"]["LocalDate"];
            days: number;
            /**
             * Format: uuid
             * @description The caller's hold, if they have one; it does not count as taken.
             */
            reservationId?: string;
        };
        /**
         * @example {
         *       "date": "2026-11-23",
         *       "state": "free",
         *       "freeShare": 70,
         *       "firstTime": "2026-11-23T09:00:00+05:00"
         *     }
         */
        Day: {
            date: components["schemas"]["LocalDate"];
            /**
             * @description closed: nobody who is wanted works that day, or it is over. notOpenYet: further ahead than the firm takes reservations.
             * @enum {string}
             */
            state: "free" | "full" | "closed" | "notOpenYet";
            /** @description How much of the day's grid is free, per cent. */
            freeShare: number;
            firstTime?: components["schemas"]["Instant"];
        };
        ReservationTimes: {
            timeZone: components["schemas"]["TimeZone"];
            currency: string;
            days: components["schemas"]["Day"][];
            /** @description The nearest free times, at most three on one day. */
            nearest: components["schemas"]["Slot"][];
        };
        GetAvailableTimes: {
            firmId: components["schemas"]["Id"];
            params: components["schemas"]["ReservationParams"];
            date: components["schemas"]["LocalDate"];
            /**
             * Format: uuid
             * @description The caller's hold, if they have one; it does not count as taken.
             */
            reservationId?: string;
        };
        /**
         * @description A time on the grid that can't be had, with the reason and the one change that unlocks it.
         * @example {
         *       "startTime": "2026-11-23T13:45:00+05:00",
         *       "reason": "tooShort",
         *       "freeMinutes": 45,
         *       "masterId": 2,
         *       "unlockMasterId": 1
         *     }
         */
        BlockedSlot: {
            startTime: components["schemas"]["Instant"];
            /**
             * @description busy: taken by another visit. tooShort: free, but not for long enough. tooSoon: earlier than the firm's lead time. masterAway: the master is on a break, or not at work at that hour. roomTaken: the room or the device that it needs is taken by another visit.
             * @enum {string}
             */
            reason: "busy" | "tooShort" | "tooSoon" | "masterAway" | "roomTaken";
            /** @description For tooShort: how many minutes of what is wanted could be done. */
            freeMinutes?: number;
            /** @description With unlockMasterId: the named master who is in the way. */
            masterId?: components["schemas"]["Id"];
            /** @description Opens this time: the master to ask for all that masterId was asked for. */
            unlockMasterId?: components["schemas"]["Id"];
        };
        AvailableTimes: {
            date: components["schemas"]["LocalDate"];
            timeZone: components["schemas"]["TimeZone"];
            currency: string;
            /** @enum {string} */
            state: "free" | "full" | "closed" | "notOpenYet";
            slots: components["schemas"]["Slot"][];
            blocked: components["schemas"]["BlockedSlot"][];
        };
        PreviewReservation: {
            firmId: components["schemas"]["Id"];
            params: components["schemas"]["ReservationParams"];
            startTime: components["schemas"]["Instant"];
            /**
             * Format: uuid
             * @description The hold that stands for this time; it does not count as taken.
             */
            reservationId?: string;
            /**
             * @description An express service now or within the hour, whatever the lead time.
             * @default false
             */
            isExpress?: boolean;
        };
        /** @description What would be confirmed, with its bill. */
        Preview: {
            startTime: components["schemas"]["Instant"];
            endTime: components["schemas"]["Instant"];
            timeZone: components["schemas"]["TimeZone"];
            entries: components["schemas"]["Entry"][];
        } & components["schemas"]["Bill"];
        /**
         * @description What became of a message. Once settled it stays as it is.
         * @example {
         *       "state": "sent",
         *       "isSettled": false
         *     }
         */
        SmsDelivery: {
            /**
             * @description processing: the gateway does not have it yet. sent: it has, and has not delivered it yet. failed: it never will come.
             * @enum {string}
             */
            state: "processing" | "sent" | "delivered" | "failed";
            /** @description Whether this is how it ended. */
            isSettled: boolean;
        };
        RequestSmsCode: {
            /** Format: uuid */
            reservationId: string;
            secret: string;
            phone: components["schemas"]["Phone"];
        };
        CheckSmsCode: {
            /** Format: uuid */
            challengeId: string;
            code: components["schemas"]["SmsCode"];
        };
        /**
         * @example {
         *       "proof": "8c2f0e6b9d5a4c1fb7e3d2a190f8e7c6",
         *       "expiresInSeconds": 900
         *     }
         */
        PhoneProof: {
            /** @description Shows that the phone was proven for this reservation. */
            proof: string;
            expiresInSeconds: number;
        };
        Reservations: {
            /** @description Of those to come the next one first; of the others the latest first. */
            reservations: components["schemas"]["Reservation"][];
            /** @description What the next page comes after; absent on the last page. */
            next?: string;
        };
        /** @description Holds a time for 300 seconds. `replaces` gives up an earlier hold in the same transaction; a code that was sent, and a phone that was proven, for the earlier hold count for the new one. A hold that has already run out may be named too. When the new time is refused the earlier hold stands. */
        HoldReservation: {
            /** @constant */
            isTemporary: true;
            firmId: components["schemas"]["Id"];
            params: components["schemas"]["ReservationParams"];
            startTime: components["schemas"]["Instant"];
            replaces?: {
                /** Format: uuid */
                reservationId: string;
                secret: string;
            };
        };
        /** @description The amounts of a bill that the client has seen and agrees to; with others the problem is `priceChanged`. */
        ExpectedBill: {
            total: components["schemas"]["Money"];
            totalMax?: components["schemas"]["Money"];
            prepayment: components["schemas"]["Money"];
        };
        /** @description Turns a hold into a reservation of a person whose phone is proven. Where the bill is not the expected one, nothing is changed and the problem `priceChanged` brings the reservation as it is. */
        ConfirmReservation: {
            /** @constant */
            isTemporary: false;
            /** Format: uuid */
            reservationId: string;
            secret: string;
            clientName: string;
            clientPhone: components["schemas"]["Phone"];
            comment?: string;
            expected: components["schemas"]["ExpectedBill"];
            /** @description From `reservations/sms`. Absent where the phone is that of the account whose token is sent. */
            proof?: string;
        };
        /** @description A hold (isTemporary) or the confirmation of one. */
        CreateReservation: components["schemas"]["HoldReservation"] | components["schemas"]["ConfirmReservation"];
        /** @description Another time for a visit, other services or masters, or all of it: the whole of what is wanted. Either all of it is had or the visit stays as it is. A refused time or master brings `alternatives`; a bill that is not the expected one is `priceChanged`, with the `bill` as it is. */
        UpdateReservation: {
            /** @description Of the reservation that the client has seen; another one is `reservationChanged`. */
            version: number;
            startTime: components["schemas"]["Instant"];
            params: components["schemas"]["ReservationParams"];
            expected: components["schemas"]["ExpectedBill"];
        };
        CancelReservation: {
            /** @description That of the reservation as the client saw it last: nobody cancels what they have not seen. */
            version: number;
        };
        /**
         * @example {
         *       "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11"
         *     }
         */
        ReservationLink: {
            /** Format: uuid */
            reservationId: string;
        };
        /** @description The price taken apart; `now` and `atSalon` make up what is left of it. */
        PrepaymentBill: {
            /** @description What the visit costs at least, before the discount. */
            price: components["schemas"]["Money"];
            /** @description What is taken off. */
            discount: components["schemas"]["Money"];
            /** @description What is paid with bonuses. */
            cashback: components["schemas"]["Money"];
            /** @description What is paid with a gift card. */
            giftCard: components["schemas"]["Money"];
            /** @description The prepayment. */
            now: components["schemas"]["Money"];
            /** @description What is left to be paid at the salon, at least. */
            atSalon: components["schemas"]["Money"];
        };
        /**
         * @description What of a card may be shown.
         * @example {
         *       "lastFour": "4242",
         *       "brand": "Visa",
         *       "issuer": "Kaspi Bank"
         *     }
         */
        ShownCard: {
            lastFour: string;
            /** @description Visa, MasterCard…, as the processor names it. */
            brand?: string;
            /** @description The bank, as the processor names it. */
            issuer?: string;
        };
        PayBySavedCardOption: {
            /** @constant */
            type: "savedCard";
            /** Format: uuid */
            cardId: string;
            card: components["schemas"]["ShownCard"];
            isDefault: boolean;
        };
        PayByCardOption: {
            /** @constant */
            type: "card";
            /** @description The processor's page with the fields of a card, for a frame: it posts `{ cryptogram, lastFour, brand }` to the page around it. */
            fieldUrl: string;
        };
        PayByPayBoxOption: {
            /** @constant */
            type: "payBox";
        };
        /** @description A way in which this client can pay. */
        PaymentOption: components["schemas"]["PayBySavedCardOption"] | components["schemas"]["PayByCardOption"] | components["schemas"]["PayByPayBoxOption"];
        /**
         * @description processing: the processor is at it, or will be. needs3ds: the client has to do what `action` says. unknown: nobody can say yet what became of it; it is asked about until somebody can. failed: nothing was taken.
         * @enum {string}
         */
        PaymentState: "processing" | "needs3ds" | "authorized" | "paid" | "partiallyRefunded" | "refunded" | "failed" | "unknown";
        /**
         * @description How it is paid: with a card typed into the processor's framed field, with a saved one, or on PayBox's page.
         * @enum {string}
         */
        PaymentWay: "card" | "savedCard" | "payBox";
        /** @description 3-D Secure: the browser POSTs MD, PaReq and TermUrl as a form to the bank's page. */
        Authenticate: {
            /** @constant */
            type: "authenticate";
            /** @description The bank's page. */
            acsUrl: string;
            paReq: string;
            md: string;
            /** @description Where the bank sends the browser back to, by a POST of its own. */
            termUrl: string;
            /** @description The size of the frame in which the bank's page may stand; without it, it needs a page of its own. */
            frame?: {
                width: number;
                height: number;
            };
        };
        /** @description The client pays on the processor's page, which leads back here. */
        Redirect: {
            /** @constant */
            type: "redirect";
            url: string;
        };
        /** @description What the client has to do before the payment goes on. */
        PaymentAction: components["schemas"]["Authenticate"] | components["schemas"]["Redirect"];
        /** @description Why nothing was taken, and what may help. */
        PaymentFailure: {
            /**
             * @description notBegun: it did not come to a charge while the time was held.
             * @enum {string}
             */
            reason: "funds" | "card" | "bank" | "fraud" | "authentication" | "limit" | "cancelled" | "notBegun" | "other";
            /** @enum {string} */
            action: "changeCard" | "callBank" | "repeat";
        };
        /** @description One attempt to pay. */
        Payment: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["PaymentState"];
            amount: components["schemas"]["Money"];
            /** @description What was given back of it, of what the processor has confirmed. */
            refunded: components["schemas"]["Money"];
            way: components["schemas"]["PaymentWay"];
            /** @description Absent until the processor says which card it was. */
            card?: components["schemas"]["ShownCard"];
            /** @description With needs3ds; with processing where PayBox's page is open. */
            action?: components["schemas"]["PaymentAction"];
            /** @description With failed. */
            failure?: components["schemas"]["PaymentFailure"];
            createdAt: components["schemas"]["Instant"];
        };
        /** @description What is given back of a payment. */
        Refund: {
            /** Format: uuid */
            id: string;
            amount: components["schemas"]["Money"];
            /**
             * @description refused: the processor will not, and the firm has to.
             * @enum {string}
             */
            status: "processing" | "done" | "refused";
            createdAt: components["schemas"]["Instant"];
        };
        /** @description What is to be paid before a visit, and what was. */
        Prepayment: {
            /** Format: uuid */
            reservationId: string;
            reservationStatus: components["schemas"]["ReservationStatus"];
            /** @description What is still to be paid now; nothing once it is paid, or when the time is not held any more. */
            due: components["schemas"]["Money"];
            /** @description How long the time is still held for it; absent when it is not. */
            heldForSeconds?: number;
            bill: components["schemas"]["PrepaymentBill"];
            /** @description Empty when nothing can be paid. */
            ways: components["schemas"]["PaymentOption"][];
            /** @description The last attempt to pay; absent before the first. */
            payment?: components["schemas"]["Payment"];
            refunds: components["schemas"]["Refund"][];
        };
        PayByCard: {
            /** @description What the processor's field made of the card. */
            cryptogram: string;
            /** @description What the client agrees to pay now. */
            expected: components["schemas"]["Money"];
            /**
             * @description Whether the card is kept for later; for whoever is signed in.
             * @default false
             */
            saveCard?: boolean;
        };
        AgreeToPay: {
            /** @description What the client agrees to pay now. */
            expected: components["schemas"]["Money"];
        };
        /**
         * @description received: it has come and is being looked into. answered: there is an answer, with which it ends.
         * @enum {string}
         */
        ComplaintStatus: "received" | "answered";
        /**
         * @description What a client was not content with at a visit, and what came of it.
         * @example {
         *       "id": "1f0c6f0e-2a55-4b0e-9f53-1d4d0d9f7a11",
         *       "status": "received",
         *       "text": "Мастер опоздал на полчаса",
         *       "createdAt": "2026-11-24T09:00:00+05:00"
         *     }
         */
        Complaint: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["ComplaintStatus"];
            /** @description As the client wrote it. */
            text: string;
            createdAt: components["schemas"]["Instant"];
            /** @description What the client is answered; absent until then. */
            answer?: string;
            answeredAt?: components["schemas"]["Instant"];
        };
        Complaints: {
            /** @description The latest first. */
            complaints: components["schemas"]["Complaint"][];
        };
        CreateComplaint: {
            /**
             * Format: uuid
             * @description The visit.
             */
            reservationId: string;
            text: string;
        };
        /** @description A firm that somebody has visits at which are not to come any more. */
        VisitedFirm: {
            id: components["schemas"]["Id"];
            name: string;
            city: string;
            /** @description How many. */
            visits: number;
        };
        VisitedFirms: {
            /** @description The one with the latest visit first. */
            firms: components["schemas"]["VisitedFirm"][];
        };
        /**
         * @description When a visit begins, by a clock at the firm: the morning ends at noon, the day at 17:00.
         * @default any
         * @enum {string}
         */
        PartOfDay: "any" | "morning" | "day" | "evening";
        /** @description What somebody waits for, from one date to another, both included. waiting: nothing was free yet. offered: a time is held for them. accepted, declined: it was taken, or given up. expired: nobody answered, or the days are over. withdrawn: they wait no longer, or the visit that was to be earlier is not there to be moved. */
        WaitlistRequest: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "earlier" | "day";
            /** @enum {string} */
            status: "waiting" | "offered" | "accepted" | "declined" | "expired" | "withdrawn";
            firm: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description Absent where the firm is not here any more: it has no page. */
                urlKey?: string;
            };
            /**
             * Format: uuid
             * @description The visit that is to be earlier; absent for days that were full.
             */
            reservationId?: string;
            from: components["schemas"]["LocalDate"];
            until: components["schemas"]["LocalDate"];
            partOfDay: components["schemas"]["PartOfDay"];
            /** @description With `reservationId`: whether another master will do. */
            isAnyMaster?: boolean;
            /** @description The time that is held for them, or that they took or gave up; absent where none was offered. */
            offer?: components["schemas"]["Reservation"];
        };
        Waitlist: {
            requests: components["schemas"]["WaitlistRequest"][];
        };
        /** @description An earlier time for a visit, with its services; without `isAnyMaster` with its masters. */
        WaitForEarlier: {
            /** @constant */
            kind: "earlier";
            /**
             * Format: uuid
             * @description The visit.
             */
            reservationId: string;
            from: components["schemas"]["LocalDate"];
            until: components["schemas"]["LocalDate"];
            partOfDay?: components["schemas"]["PartOfDay"];
            /**
             * @description Whether another master will do.
             * @default false
             */
            isAnyMaster?: boolean;
        };
        /** @description A time on days of a firm that are full. */
        WaitForDay: {
            /** @constant */
            kind: "day";
            firmId: components["schemas"]["Id"];
            params: components["schemas"]["ReservationParams"];
            from: components["schemas"]["LocalDate"];
            until: components["schemas"]["LocalDate"];
            partOfDay?: components["schemas"]["PartOfDay"];
        };
        /** @description What is waited for, by `kind`. */
        JoinWaitlist: components["schemas"]["WaitForEarlier"] | components["schemas"]["WaitForDay"];
        AcceptOffer: {
            /** @description That of the visit that is to be earlier, or else of the offered time, as the client saw it last. */
            version: number;
            expected: components["schemas"]["ExpectedBill"];
        };
    };
    responses: {
        /** @description Refused; `code` says why and `action` what to change. */
        Refused: {
            headers: {
                Age: components["headers"]["Age"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not now, or not for this client. */
        Forbidden: {
            headers: {
                Age: components["headers"]["Age"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service failed. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service can't reach what it needs now; the same may be asked again. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The access token has expired or is not ours (WWW-Authenticate present), or nobody is signed in any more (absent). */
        Unauthorized: {
            headers: {
                /** @description RFC 6750. */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description Which client application is calling. */
        ApiKey: string;
        /** @description Public with every browser client; a hint, never authority. */
        ClientSecret: string;
        /** @description The client application's identifier. */
        ClientId: string;
        /** @description The channel that brought the client, percent-encoded. */
        Referrer: string;
        /** @description The version of the client. */
        ApiVersion: string;
        /** @description ru, en or kz; anything else is ru. */
        AcceptLanguage: string;
        /** @description A hint. */
        UserId: string;
        /** @description The city the client looks at; 400 where a call needs one. */
        CityId: components["schemas"]["Id"];
        /** @description A hint. */
        CountryCode: string;
        /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
        IdempotencyKey: string;
        /**
         * @description A firm.
         * @example 1
         */
        FirmId: components["schemas"]["Id"];
        /**
         * @description A service of the firm.
         * @example 1
         */
        ServiceId: components["schemas"]["Id"];
        /** @description The guest's key to the reservation. */
        ReservationSecret: string;
        /**
         * @description How many there are on a page at most.
         * @example 20
         */
        PageLimit: number;
        /** @description The `next` of the page before; absent for the first page. */
        PageAfter: string;
        /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
        OwnReservationSecret: string;
        /**
         * @description A reservation.
         * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
         */
        ReservationId: string;
        /**
         * @description A saved card.
         * @example 8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44
         */
        CardId: string;
        /**
         * @description What somebody waits for.
         * @example 0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22
         */
        WaitlistRequestId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds since the intent came first, rounded up (RFC 9111 §5.1); only where its answer is given again. What the answer counts in seconds, it counted then. */
        Age: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getAccessToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "tokenType": "Bearer",
                     *       "expiresIn": 3600
                     *     }
                     */
                    "application/json": components["schemas"]["AccessToken"];
                };
            };
            400: components["responses"]["Refused"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appVersion": "15.0.0",
                 *       "clientApp": "WEB",
                 *       "deviceName": "Chrome",
                 *       "deviceOS": "Android",
                 *       "phone": 77011234567,
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "refreshToken": "r1.Zm9vYmFyYmF6cXV4",
                     *       "tokenType": "Bearer",
                     *       "expiresIn": 900,
                     *       "user": {
                     *         "id": "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e",
                     *         "name": "Мадина",
                     *         "surname": "Сапарова"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInBySms: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appVersion": "15.0.0",
                 *       "clientApp": "WEB",
                 *       "deviceName": "Chrome",
                 *       "deviceOS": "Android",
                 *       "phone": 77011234567,
                 *       "challengeId": "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
                 *       "smsCode": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["SignInBySms"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "refreshToken": "r1.Zm9vYmFyYmF6cXV4",
                     *       "tokenType": "Bearer",
                     *       "expiresIn": 900,
                     *       "user": {
                     *         "id": "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e",
                     *         "name": "Мадина",
                     *         "surname": "Сапарова"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appVersion": "15.0.0",
                 *       "clientApp": "WEB",
                 *       "deviceName": "Chrome",
                 *       "deviceOS": "Android",
                 *       "name": "Мадина",
                 *       "phone": 77011234567,
                 *       "password": "correct horse battery",
                 *       "referrer": "instagram",
                 *       "challengeId": "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
                 *       "smsCode": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description Made, and signed in. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "refreshToken": "r1.Zm9vYmFyYmF6cXV4",
                     *       "tokenType": "Bearer",
                     *       "expiresIn": 900,
                     *       "user": {
                     *         "id": "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e",
                     *         "name": "Мадина",
                     *         "surname": "Сапарова"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestVerificationSms: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientApp": "WEB",
                 *       "phone": 77011234567,
                 *       "purpose": "SIGN_UP",
                 *       "recaptchaToken": "03AGdBq27"
                 *     }
                 */
                "application/json": components["schemas"]["RequestVerificationSms"];
            };
        };
        responses: {
            /** @description The same for known and unknown phones; a code is only sent where it is of use. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challengeId": "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
                     *       "expiresInSeconds": 300,
                     *       "resendInSeconds": 60,
                     *       "attemptsLeft": 5
                     *     }
                     */
                    "application/json": components["schemas"]["SmsChallenge"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": 77011234567,
                 *       "purpose": "RESET_PASSWORD",
                 *       "challengeId": "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
                 *       "smsCode": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["ValidateCode"];
            };
        };
        responses: {
            /** @description Proven. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "verificationToken": "8c2f0e6b9d5a4c1fb7e3d2a190f8e7c6",
                     *       "expiresInSeconds": 900
                     *     }
                     */
                    "application/json": components["schemas"]["ValidatedCode"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": 77011234567,
                 *       "verificationToken": "8c2f0e6b9d5a4c1fb7e3d2a190f8e7c6",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPassword"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "appVersion": "15.0.0",
                 *       "deviceOS": "Android",
                 *       "refreshToken": "r1.Zm9vYmFyYmF6cXV4"
                 *     }
                 */
                "application/json": components["schemas"]["RefreshTokens"];
            };
        };
        responses: {
            /** @description New tokens; the old refresh token no longer counts. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accessToken": "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
                     *       "refreshToken": "r2.Zm9vYmFyYmF6cXV4",
                     *       "tokenType": "Bearer",
                     *       "expiresIn": 900
                     *     }
                     */
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deviceToken": "",
                 *       "refreshToken": "r1.Zm9vYmFyYmF6cXV4"
                 *     }
                 */
                "application/json": components["schemas"]["SignOut"];
            };
        };
        responses: {
            /** @description Signed out, whether or not there was a session. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    jsfLogin: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open, where there is such a thing. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    jsfLogout: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": "0A1B2C3D4E5F"
                 *     }
                 */
                "application/json": components["schemas"]["JsfLogout"];
            };
        };
        responses: {
            /** @description Closed, whether or not it was open. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e",
                     *       "name": "Мадина",
                     *       "surname": "Сапарова",
                     *       "phone": 77011234567,
                     *       "avatarUrl": "/avatars/2b1f0c9e.webp",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    editProfile: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Мадина",
                 *       "surname": "Сапарова",
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["EditProfile"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e",
                     *       "name": "Мадина",
                     *       "surname": "Сапарова",
                     *       "phone": 77011234567,
                     *       "avatarUrl": "/avatars/2b1f0c9e.webp",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadAvatar: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "/9j/4AAQSkZJRgABAQ=="
                 *     }
                 */
                "application/json": components["schemas"]["UploadAvatar"];
            };
        };
        responses: {
            /** @description Set; it is re-encoded and never served as it was sent. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7f9c24e8-3b12-4fef-91d0-5a1a1b2c3d4e",
                     *       "name": "Мадина",
                     *       "surname": "Сапарова",
                     *       "phone": 77011234567,
                     *       "avatarUrl": "/avatars/2b1f0c9e.webp",
                     *       "version": 3
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentPassword": "correct horse battery",
                 *       "newPassword": "staple battery horse"
                 *     }
                 */
                "application/json": components["schemas"]["ChangePassword"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "done": true
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountDeletion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is at stake. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "futureReservations": 1,
                     *       "reviews": 2,
                     *       "favoriteFirms": 3,
                     *       "requestedAt": "2026-11-20T10:00:00Z",
                     *       "deleteAfter": "2026-12-04T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["RequestAccountDeletion"];
            };
        };
        responses: {
            /** @description Requested. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "futureReservations": 1,
                     *       "reviews": 2,
                     *       "favoriteFirms": 3,
                     *       "requestedAt": "2026-11-20T10:00:00Z",
                     *       "deleteAfter": "2026-12-04T10:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAccountDeletion: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account stays. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "futureReservations": 1,
                     *       "reviews": 2,
                     *       "favoriteFirms": 3
                     *     }
                     */
                    "application/json": components["schemas"]["AccountDeletion"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFavoriteFirms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Firms, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firms": []
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteFirms"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavoriteFirm: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Kept, or not where there is no such firm any more. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firmId": 1,
                     *       "isFavorite": true
                     *     }
                     */
                    "application/json": components["schemas"]["Favorite"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavoriteFirm: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Not kept. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firmId": 1,
                     *       "isFavorite": false
                     *     }
                     */
                    "application/json": components["schemas"]["Favorite"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "isoCode": "KZ",
                     *         "name": "Казахстан",
                     *         "phoneCode": "+7",
                     *         "currency": "KZT"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Country"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: {
                /**
                 * @description The city that is asked for; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["schemas"]["Id"];
                /**
                 * @description The urlName of a category: its firms alone, each with the lowest price and the nearest time of it. An unknown one is as if it were absent.
                 * @example hair
                 */
                category?: string;
            };
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "city": {
                     *         "id": 1,
                     *         "name": "Актау",
                     *         "urlName": "aktau",
                     *         "latitude": 43.65,
                     *         "longitude": 51.16,
                     *         "countryCode": "KZ"
                     *       },
                     *       "promoted": [
                     *         {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "type": "SALON",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "cityId": 1,
                     *           "cityName": "Актау",
                     *           "address": "14-й мкр, 23",
                     *           "avatarUrl": "/pictures/firms/red-apple-naberezhnaya/avatar.svg",
                     *           "picture": {
                     *             "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *             "alt": "Зал салона",
                     *             "width": 1440,
                     *             "height": 810,
                     *             "placeholder": "#f0d9cd"
                     *           },
                     *           "averageRating": 4.9,
                     *           "reviewCount": 18,
                     *           "isIndividualMaster": false,
                     *           "isPromoted": true,
                     *           "workSchedule": {
                     *             "isOpen": true,
                     *             "closesAt": "20:00"
                     *           },
                     *           "categoryIds": [
                     *             1,
                     *             2
                     *           ],
                     *           "priceFrom": {
                     *             "amount": 250000,
                     *             "currency": "KZT"
                     *           },
                     *           "discountPercent": 15,
                     *           "nearestTime": "2026-11-23T09:00:00+05:00",
                     *           "nearestServiceId": 1
                     *         }
                     *       ],
                     *       "firms": [
                     *         {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "type": "SALON",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "cityId": 1,
                     *           "cityName": "Актау",
                     *           "address": "14-й мкр, 23",
                     *           "avatarUrl": "/pictures/firms/red-apple-naberezhnaya/avatar.svg",
                     *           "picture": {
                     *             "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *             "alt": "Зал салона",
                     *             "width": 1440,
                     *             "height": 810,
                     *             "placeholder": "#f0d9cd"
                     *           },
                     *           "averageRating": 4.9,
                     *           "reviewCount": 18,
                     *           "isIndividualMaster": false,
                     *           "isPromoted": true,
                     *           "workSchedule": {
                     *             "isOpen": true,
                     *             "closesAt": "20:00"
                     *           },
                     *           "categoryIds": [
                     *             1,
                     *             2
                     *           ],
                     *           "priceFrom": {
                     *             "amount": 250000,
                     *             "currency": "KZT"
                     *           },
                     *           "discountPercent": 15,
                     *           "nearestTime": "2026-11-23T09:00:00+05:00",
                     *           "nearestServiceId": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Home"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCities: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cities; the first one is where a new visitor starts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Актау",
                     *         "urlName": "aktau",
                     *         "latitude": 43.65,
                     *         "longitude": 51.16,
                     *         "countryCode": "KZ"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["City"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMenuTabs: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tabs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "key": "women",
                     *         "name": "Женщинам",
                     *         "categoryIds": [
                     *           1,
                     *           2
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["MenuTab"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Волосы",
                     *         "urlName": "hair",
                     *         "pictureUrl": "/pictures/categories/hair.svg",
                     *         "subCategories": [
                     *           {
                     *             "id": 11,
                     *             "name": "Стрижки",
                     *             "urlName": "haircuts"
                     *           }
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Category"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMultiLink: {
        parameters: {
            query?: {
                /**
                 * @description The urlName of a category: the cards have the lowest price and the nearest time of it. An unknown one is as if it were absent.
                 * @example hair
                 */
                category?: string;
            };
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description The segment of the company link.
                 * @example red-apple-naberezhnaya
                 */
                company: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A firm, or the branches of a network. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kind": "firm",
                     *       "name": "Red Apple на набережной",
                     *       "firms": [
                     *         {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "type": "SALON",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "cityId": 1,
                     *           "cityName": "Актау",
                     *           "address": "14-й мкр, 23",
                     *           "avatarUrl": "/pictures/firms/red-apple-naberezhnaya/avatar.svg",
                     *           "picture": {
                     *             "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *             "alt": "Зал салона",
                     *             "width": 1440,
                     *             "height": 810,
                     *             "placeholder": "#f0d9cd"
                     *           },
                     *           "averageRating": 4.9,
                     *           "reviewCount": 18,
                     *           "isIndividualMaster": false,
                     *           "isPromoted": true,
                     *           "workSchedule": {
                     *             "isOpen": true,
                     *             "closesAt": "20:00"
                     *           },
                     *           "categoryIds": [
                     *             1,
                     *             2
                     *           ],
                     *           "priceFrom": {
                     *             "amount": 250000,
                     *             "currency": "KZT"
                     *           },
                     *           "discountPercent": 15,
                     *           "nearestTime": "2026-11-23T09:00:00+05:00",
                     *           "nearestServiceId": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MultiLink"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The firm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Red Apple на набережной",
                     *       "type": "SALON",
                     *       "urlKey": "red-apple-naberezhnaya",
                     *       "address": "14-й мкр, 23",
                     *       "cityId": 1,
                     *       "cityName": "Актау",
                     *       "countryCode": "KZ",
                     *       "description": "Салон у моря",
                     *       "avatarUrl": "/pictures/firms/red-apple-naberezhnaya/avatar.svg",
                     *       "pictures": [
                     *         {
                     *           "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *           "alt": "Зал салона",
                     *           "width": 1440,
                     *           "height": 810,
                     *           "placeholder": "#f0d9cd"
                     *         }
                     *       ],
                     *       "ogImageUrl": "/pictures/firms/red-apple-naberezhnaya/og.jpg",
                     *       "averageRating": 4.9,
                     *       "ratingsCount": 312,
                     *       "reviewCount": 18,
                     *       "phoneNumbers": [
                     *         "+77292123456"
                     *       ],
                     *       "instagramProfile": "redapple.aktau",
                     *       "location": {
                     *         "type": "TWO_GIS",
                     *         "markerX": 51.16,
                     *         "markerY": 43.64
                     *       },
                     *       "hours": [
                     *         {
                     *           "weekday": 1,
                     *           "opensAt": "09:00",
                     *           "closesAt": "20:00"
                     *         },
                     *         {
                     *           "weekday": 2,
                     *           "opensAt": "09:00",
                     *           "closesAt": "20:00"
                     *         },
                     *         {
                     *           "weekday": 3,
                     *           "opensAt": "09:00",
                     *           "closesAt": "20:00"
                     *         },
                     *         {
                     *           "weekday": 4,
                     *           "opensAt": "09:00",
                     *           "closesAt": "20:00"
                     *         },
                     *         {
                     *           "weekday": 5,
                     *           "opensAt": "09:00",
                     *           "closesAt": "20:00"
                     *         },
                     *         {
                     *           "weekday": 6,
                     *           "opensAt": "09:00",
                     *           "closesAt": "20:00"
                     *         },
                     *         {
                     *           "weekday": 7
                     *         }
                     *       ],
                     *       "specialHours": [
                     *         {
                     *           "date": "2026-12-31",
                     *           "opensAt": "09:00",
                     *           "closesAt": "18:00"
                     *         },
                     *         {
                     *           "date": "2027-01-01"
                     *         }
                     *       ],
                     *       "workSchedule": {
                     *         "isOpen": true,
                     *         "closesAt": "20:00"
                     *       },
                     *       "timeZone": "Asia/Aqtau",
                     *       "currency": "KZT",
                     *       "isIndividualMaster": false
                     *     }
                     */
                    "application/json": components["schemas"]["Firm"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFirmMasters: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Masters who take reservations first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 1,
                     *         "name": "Айгерим",
                     *         "profession": "Стилист",
                     *         "experienceYears": 6,
                     *         "avatarUrl": "/pictures/masters/1.svg",
                     *         "rating": 5,
                     *         "ratingsCount": 120,
                     *         "isOnline": true,
                     *         "serviceIds": [
                     *           1
                     *         ]
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["Master"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFirmReviews: {
        parameters: {
            query?: {
                /** @description The id of the last review of the page before. */
                lastId?: components["schemas"]["Id"];
            };
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Twenty reviews at most. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "averageRating": 4.9,
                     *       "totalReviewsCount": 1,
                     *       "grades": {
                     *         "EXCELLENT": 1,
                     *         "GOOD": 0,
                     *         "NORMAL": 0,
                     *         "BAD": 0
                     *       },
                     *       "reviews": [
                     *         {
                     *           "id": 12,
                     *           "user": {
                     *             "name": "Мадина"
                     *           },
                     *           "grade": "EXCELLENT",
                     *           "rating": 5,
                     *           "text": "Стрижка держит форму.",
                     *           "language": "ru",
                     *           "masterId": 1,
                     *           "masterName": "Айгерим",
                     *           "serviceName": "Женская стрижка",
                     *           "date": "2026-11-02T15:10:00+05:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExpressServices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The services that have any such time; none where the firm is closed or full. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timeZone": "Asia/Aqtau",
                     *       "currency": "KZT",
                     *       "services": [
                     *         {
                     *           "serviceId": 2,
                     *           "slots": [
                     *             {
                     *               "startTime": "2026-11-23T13:00:00+05:00",
                     *               "endTime": "2026-11-23T13:30:00+05:00",
                     *               "price": 500000,
                     *               "fullPrice": 500000,
                     *               "entries": [
                     *                 {
                     *                   "person": 1,
                     *                   "serviceId": 2,
                     *                   "masterId": 2,
                     *                   "startTime": "2026-11-23T13:00:00+05:00",
                     *                   "endTime": "2026-11-23T13:30:00+05:00",
                     *                   "price": 500000,
                     *                   "fullPrice": 500000
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExpressTimes"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getExpressService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
                /**
                 * @description A service of the firm.
                 * @example 1
                 */
                serviceId: components["parameters"]["ServiceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service with its times; with none where the hour is full. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timeZone": "Asia/Aqtau",
                     *       "currency": "KZT",
                     *       "services": [
                     *         {
                     *           "serviceId": 2,
                     *           "slots": [
                     *             {
                     *               "startTime": "2026-11-23T13:00:00+05:00",
                     *               "endTime": "2026-11-23T13:30:00+05:00",
                     *               "price": 500000,
                     *               "fullPrice": 500000,
                     *               "entries": [
                     *                 {
                     *                   "person": 1,
                     *                   "serviceId": 2,
                     *                   "masterId": 2,
                     *                   "startTime": "2026-11-23T13:00:00+05:00",
                     *                   "endTime": "2026-11-23T13:30:00+05:00",
                     *                   "price": 500000,
                     *                   "fullPrice": 500000
                     *                 }
                     *               ]
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ExpressTimes"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFirmServices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Services by category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "categories": [
                     *         {
                     *           "id": 1,
                     *           "name": "Волосы",
                     *           "urlName": "hair"
                     *         }
                     *       ],
                     *       "services": [
                     *         {
                     *           "id": 1,
                     *           "categoryId": 1,
                     *           "name": "Женская стрижка",
                     *           "description": "Мытьё и укладка включены",
                     *           "price": {
                     *             "amount": 700000,
                     *             "currency": "KZT"
                     *           },
                     *           "duration": 60,
                     *           "isExpress": false,
                     *           "isPopular": true,
                     *           "prepayment": {
                     *             "amount": 0,
                     *             "currency": "KZT"
                     *           },
                     *           "masterIds": [
                     *             1,
                     *             2
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FirmServices"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createExpressReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firmId": 1,
                 *       "serviceId": 1,
                 *       "masterId": null,
                 *       "startTime": "2026-11-23T13:00:00+05:00"
                 *     }
                 */
                "application/json": components["schemas"]["HoldExpress"];
            };
        };
        responses: {
            /** @description Held. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservation": {
                     *         "id": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *         "status": "held",
                     *         "paymentStatus": "notRequired",
                     *         "firm": {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "city": "Актау",
                     *           "address": "14-й мкр, 23",
                     *           "phoneNumbers": [
                     *             "+77292123456"
                     *           ],
                     *           "location": {
                     *             "type": "TWO_GIS",
                     *             "markerX": 51.16,
                     *             "markerY": 43.64
                     *           },
                     *           "picture": {
                     *             "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *             "alt": "Зал салона",
                     *             "width": 1440,
                     *             "height": 810,
                     *             "placeholder": "#f0d9cd"
                     *           }
                     *         },
                     *         "startTime": "2026-11-23T13:00:00+05:00",
                     *         "endTime": "2026-11-23T14:00:00+05:00",
                     *         "timeZone": "Asia/Aqtau",
                     *         "entries": [
                     *           {
                     *             "person": 1,
                     *             "serviceId": 1,
                     *             "serviceName": "Женская стрижка",
                     *             "masterId": 2,
                     *             "masterName": "Динара",
                     *             "startTime": "2026-11-23T13:00:00+05:00",
                     *             "endTime": "2026-11-23T14:00:00+05:00",
                     *             "price": 700000,
                     *             "fullPrice": 700000
                     *           }
                     *         ],
                     *         "total": {
                     *           "amount": 700000,
                     *           "currency": "KZT"
                     *         },
                     *         "fullTotal": {
                     *           "amount": 700000,
                     *           "currency": "KZT"
                     *         },
                     *         "prepayment": {
                     *           "amount": 0,
                     *           "currency": "KZT"
                     *         },
                     *         "peopleCount": 1,
                     *         "awaitingTime": 0,
                     *         "manner": "togetherIfPossible",
                     *         "version": 1,
                     *         "heldForSeconds": 300
                     *       },
                     *       "secret": "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99"
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedReservation"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRoomInfo: {
        parameters: {
            query: {
                /** @example 1 */
                firmId: components["schemas"]["Id"];
            };
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rooms, then the devices, in the firm's order; none where its services need none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rooms": [
                     *         {
                     *           "kind": "room",
                     *           "id": 1,
                     *           "name": "Хаммам",
                     *           "capacity": 2,
                     *           "serviceIds": [
                     *             7
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RoomInfo"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationInfo: {
        parameters: {
            query: {
                /**
                 * @description The firm.
                 * @example 1
                 */
                firmId: components["schemas"]["Id"];
            };
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The firm's rules, as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "lastDate": "2027-01-22",
                     *       "leadMinutes": 60,
                     *       "freeCancelHours": 3
                     *     }
                     */
                    "application/json": components["schemas"]["ReservationInfo"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    allocateServices: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firmId": 1,
                 *       "params": {
                 *         "entries": [
                 *           {
                 *             "person": 1,
                 *             "serviceId": 1,
                 *             "masterId": null
                 *           }
                 *         ],
                 *         "peopleCount": 1,
                 *         "awaitingTime": 0
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AllocateServices"];
            };
        };
        responses: {
            /** @description Masters for each entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "entries": [
                     *         {
                     *           "person": 1,
                     *           "serviceId": 1,
                     *           "masterIds": [
                     *             1,
                     *             2
                     *           ]
                     *         }
                     *       ],
                     *       "duration": 60,
                     *       "price": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ServiceAllocation"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationTimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firmId": 1,
                 *       "params": {
                 *         "entries": [
                 *           {
                 *             "person": 1,
                 *             "serviceId": 1,
                 *             "masterId": null
                 *           }
                 *         ],
                 *         "peopleCount": 1,
                 *         "awaitingTime": 0
                 *       },
                 *       "from": "2026-11-20",
                 *       "days": 14
                 *     }
                 */
                "application/json": components["schemas"]["GetReservationTimes"];
            };
        };
        responses: {
            /** @description Days and nearest times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "timeZone": "Asia/Aqtau",
                     *       "currency": "KZT",
                     *       "days": [
                     *         {
                     *           "date": "2026-11-23",
                     *           "state": "free",
                     *           "freeShare": 70,
                     *           "firstTime": "2026-11-23T09:00:00+05:00"
                     *         }
                     *       ],
                     *       "nearest": [
                     *         {
                     *           "startTime": "2026-11-23T13:00:00+05:00",
                     *           "endTime": "2026-11-23T14:00:00+05:00",
                     *           "price": 700000,
                     *           "fullPrice": 700000,
                     *           "entries": [
                     *             {
                     *               "person": 1,
                     *               "serviceId": 1,
                     *               "masterId": 2,
                     *               "startTime": "2026-11-23T13:00:00+05:00",
                     *               "endTime": "2026-11-23T14:00:00+05:00",
                     *               "price": 700000,
                     *               "fullPrice": 700000
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReservationTimes"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAvailableTimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firmId": 1,
                 *       "params": {
                 *         "entries": [
                 *           {
                 *             "person": 1,
                 *             "serviceId": 1,
                 *             "masterId": null
                 *           }
                 *         ],
                 *         "peopleCount": 1,
                 *         "awaitingTime": 0
                 *       },
                 *       "date": "2026-11-23"
                 *     }
                 */
                "application/json": components["schemas"]["GetAvailableTimes"];
            };
        };
        responses: {
            /** @description Times on the 15-minute grid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "date": "2026-11-23",
                     *       "timeZone": "Asia/Aqtau",
                     *       "currency": "KZT",
                     *       "state": "free",
                     *       "slots": [
                     *         {
                     *           "startTime": "2026-11-23T13:00:00+05:00",
                     *           "endTime": "2026-11-23T14:00:00+05:00",
                     *           "price": 700000,
                     *           "fullPrice": 700000,
                     *           "entries": [
                     *             {
                     *               "person": 1,
                     *               "serviceId": 1,
                     *               "masterId": 2,
                     *               "startTime": "2026-11-23T13:00:00+05:00",
                     *               "endTime": "2026-11-23T14:00:00+05:00",
                     *               "price": 700000,
                     *               "fullPrice": 700000
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "blocked": [
                     *         {
                     *           "startTime": "2026-11-23T13:45:00+05:00",
                     *           "reason": "busy"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["AvailableTimes"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firmId": 1,
                 *       "params": {
                 *         "entries": [
                 *           {
                 *             "person": 1,
                 *             "serviceId": 1,
                 *             "masterId": null
                 *           }
                 *         ],
                 *         "peopleCount": 1,
                 *         "awaitingTime": 0
                 *       },
                 *       "startTime": "2026-11-23T13:00:00+05:00"
                 *     }
                 */
                "application/json": components["schemas"]["PreviewReservation"];
            };
        };
        responses: {
            /** @description Prices and policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "startTime": "2026-11-23T13:00:00+05:00",
                     *       "endTime": "2026-11-23T14:00:00+05:00",
                     *       "timeZone": "Asia/Aqtau",
                     *       "entries": [
                     *         {
                     *           "person": 1,
                     *           "serviceId": 1,
                     *           "masterId": 2,
                     *           "startTime": "2026-11-23T13:00:00+05:00",
                     *           "endTime": "2026-11-23T14:00:00+05:00",
                     *           "price": 700000,
                     *           "fullPrice": 700000
                     *         }
                     *       ],
                     *       "total": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       },
                     *       "fullTotal": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       },
                     *       "prepayment": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "freeCancelUntil": "2026-11-22T13:00:00+05:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Preview"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSmsDelivery: {
        parameters: {
            query: {
                /**
                 * @description The reservation that the code is for.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: string;
                /**
                 * @description What `requestSmsCode` answered.
                 * @example 5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11
                 */
                challengeId: string;
            };
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. */
                reservation_secret: components["parameters"]["ReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What became of it so far. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "sent",
                     *       "isSettled": false
                     *     }
                     */
                    "application/json": components["schemas"]["SmsDelivery"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestSmsCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                 *       "secret": "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99",
                 *       "phone": 77011234567
                 *     }
                 */
                "application/json": components["schemas"]["RequestSmsCode"];
            };
        };
        responses: {
            /** @description The code is on its way. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challengeId": "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
                     *       "expiresInSeconds": 300,
                     *       "resendInSeconds": 60,
                     *       "attemptsLeft": 5
                     *     }
                     */
                    "application/json": components["schemas"]["SmsChallenge"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkSmsCode: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "challengeId": "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["CheckSmsCode"];
            };
        };
        responses: {
            /** @description The phone is proven. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "proof": "8c2f0e6b9d5a4c1fb7e3d2a190f8e7c6",
                     *       "expiresInSeconds": 900
                     *     }
                     */
                    "application/json": components["schemas"]["PhoneProof"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservations: {
        parameters: {
            query: {
                /**
                 * @description Which of them.
                 * @example future
                 */
                type: "future" | "past";
                /**
                 * @description How many there are on a page at most.
                 * @example 20
                 */
                limit?: components["parameters"]["PageLimit"];
                /** @description The `next` of the page before; absent for the first page. */
                after?: components["parameters"]["PageAfter"];
            };
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Reservations"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReservation"];
            };
        };
        responses: {
            /** @description Held or confirmed. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservation": {
                     *         "id": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *         "status": "held",
                     *         "paymentStatus": "notRequired",
                     *         "firm": {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "city": "Актау",
                     *           "address": "14-й мкр, 23",
                     *           "phoneNumbers": [
                     *             "+77292123456"
                     *           ],
                     *           "location": {
                     *             "type": "TWO_GIS",
                     *             "markerX": 51.16,
                     *             "markerY": 43.64
                     *           },
                     *           "picture": {
                     *             "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *             "alt": "Зал салона",
                     *             "width": 1440,
                     *             "height": 810,
                     *             "placeholder": "#f0d9cd"
                     *           }
                     *         },
                     *         "startTime": "2026-11-23T13:00:00+05:00",
                     *         "endTime": "2026-11-23T14:00:00+05:00",
                     *         "timeZone": "Asia/Aqtau",
                     *         "entries": [
                     *           {
                     *             "person": 1,
                     *             "serviceId": 1,
                     *             "serviceName": "Женская стрижка",
                     *             "masterId": 2,
                     *             "masterName": "Динара",
                     *             "startTime": "2026-11-23T13:00:00+05:00",
                     *             "endTime": "2026-11-23T14:00:00+05:00",
                     *             "price": 700000,
                     *             "fullPrice": 700000
                     *           }
                     *         ],
                     *         "total": {
                     *           "amount": 700000,
                     *           "currency": "KZT"
                     *         },
                     *         "fullTotal": {
                     *           "amount": 700000,
                     *           "currency": "KZT"
                     *         },
                     *         "prepayment": {
                     *           "amount": 0,
                     *           "currency": "KZT"
                     *         },
                     *         "peopleCount": 1,
                     *         "awaitingTime": 0,
                     *         "manner": "togetherIfPossible",
                     *         "version": 1,
                     *         "heldForSeconds": 300
                     *       },
                     *       "secret": "b7b8f4e2c1d04c6f8f5e9a3d2c1b0a99",
                     *       "picked": [
                     *         {
                     *           "person": 1,
                     *           "serviceId": 1,
                     *           "pickedBecause": "bestRated"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedReservation"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A reservation.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "startTime": "2026-11-24T13:00:00+05:00",
                 *       "params": {
                 *         "entries": [
                 *           {
                 *             "person": 1,
                 *             "serviceId": 1,
                 *             "masterId": 2
                 *           }
                 *         ],
                 *         "peopleCount": 1,
                 *         "awaitingTime": 0
                 *       },
                 *       "expected": {
                 *         "total": {
                 *           "amount": 700000,
                 *           "currency": "KZT"
                 *         },
                 *         "prepayment": {
                 *           "amount": 0,
                 *           "currency": "KZT"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateReservation"];
            };
        };
        responses: {
            /** @description The reservation as it is now. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *       "status": "confirmed",
                     *       "paymentStatus": "notRequired",
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya",
                     *         "city": "Актау",
                     *         "address": "14-й мкр, 23",
                     *         "phoneNumbers": [
                     *           "+77292123456"
                     *         ],
                     *         "location": {
                     *           "type": "TWO_GIS",
                     *           "markerX": 51.16,
                     *           "markerY": 43.64
                     *         },
                     *         "picture": {
                     *           "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *           "alt": "Зал салона",
                     *           "width": 1440,
                     *           "height": 810,
                     *           "placeholder": "#f0d9cd"
                     *         }
                     *       },
                     *       "startTime": "2026-11-24T13:00:00+05:00",
                     *       "endTime": "2026-11-24T14:00:00+05:00",
                     *       "timeZone": "Asia/Aqtau",
                     *       "entries": [
                     *         {
                     *           "person": 1,
                     *           "serviceId": 1,
                     *           "serviceName": "Женская стрижка",
                     *           "masterId": 2,
                     *           "masterName": "Динара",
                     *           "startTime": "2026-11-24T13:00:00+05:00",
                     *           "endTime": "2026-11-24T14:00:00+05:00",
                     *           "price": 700000,
                     *           "fullPrice": 700000
                     *         }
                     *       ],
                     *       "total": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       },
                     *       "fullTotal": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       },
                     *       "prepayment": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "peopleCount": 1,
                     *       "awaitingTime": 0,
                     *       "manner": "togetherIfPossible",
                     *       "version": 3,
                     *       "clientName": "Мадина",
                     *       "clientPhone": 77011234567
                     *     }
                     */
                    "application/json": components["schemas"]["Reservation"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelReservation: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A reservation.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2
                 *     }
                 */
                "application/json": components["schemas"]["CancelReservation"];
            };
        };
        responses: {
            /** @description The cancelled reservation. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *       "status": "cancelledByClient",
                     *       "paymentStatus": "notRequired",
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya",
                     *         "city": "Актау",
                     *         "address": "14-й мкр, 23",
                     *         "phoneNumbers": [
                     *           "+77292123456"
                     *         ],
                     *         "location": {
                     *           "type": "TWO_GIS",
                     *           "markerX": 51.16,
                     *           "markerY": 43.64
                     *         },
                     *         "picture": {
                     *           "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *           "alt": "Зал салона",
                     *           "width": 1440,
                     *           "height": 810,
                     *           "placeholder": "#f0d9cd"
                     *         }
                     *       },
                     *       "startTime": "2026-11-23T13:00:00+05:00",
                     *       "endTime": "2026-11-23T14:00:00+05:00",
                     *       "timeZone": "Asia/Aqtau",
                     *       "entries": [
                     *         {
                     *           "person": 1,
                     *           "serviceId": 1,
                     *           "serviceName": "Женская стрижка",
                     *           "masterId": 2,
                     *           "masterName": "Динара",
                     *           "startTime": "2026-11-23T13:00:00+05:00",
                     *           "endTime": "2026-11-23T14:00:00+05:00",
                     *           "price": 700000,
                     *           "fullPrice": 700000
                     *         }
                     *       ],
                     *       "total": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       },
                     *       "fullTotal": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       },
                     *       "prepayment": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "peopleCount": 1,
                     *       "awaitingTime": 0,
                     *       "manner": "togetherIfPossible",
                     *       "version": 3,
                     *       "clientName": "Мадина",
                     *       "clientPhone": 77011234567
                     *     }
                     */
                    "application/json": components["schemas"]["Reservation"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. */
                reservation_secret: components["parameters"]["ReservationSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A reservation.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation, with how long its time is held now. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *       "status": "held",
                     *       "paymentStatus": "notRequired",
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya",
                     *         "city": "Актау",
                     *         "address": "14-й мкр, 23",
                     *         "phoneNumbers": [
                     *           "+77292123456"
                     *         ],
                     *         "location": {
                     *           "type": "TWO_GIS",
                     *           "markerX": 51.16,
                     *           "markerY": 43.64
                     *         },
                     *         "picture": {
                     *           "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *           "alt": "Зал салона",
                     *           "width": 1440,
                     *           "height": 810,
                     *           "placeholder": "#f0d9cd"
                     *         }
                     *       },
                     *       "startTime": "2026-11-23T13:00:00+05:00",
                     *       "endTime": "2026-11-23T14:00:00+05:00",
                     *       "timeZone": "Asia/Aqtau",
                     *       "entries": [
                     *         {
                     *           "person": 1,
                     *           "serviceId": 1,
                     *           "serviceName": "Женская стрижка",
                     *           "masterId": 2,
                     *           "masterName": "Динара",
                     *           "startTime": "2026-11-23T13:00:00+05:00",
                     *           "endTime": "2026-11-23T14:00:00+05:00",
                     *           "price": 700000,
                     *           "fullPrice": 700000
                     *         }
                     *       ],
                     *       "total": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       },
                     *       "fullTotal": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       },
                     *       "prepayment": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "peopleCount": 1,
                     *       "awaitingTime": 0,
                     *       "manner": "togetherIfPossible",
                     *       "version": 1,
                     *       "heldForSeconds": 360
                     *     }
                     */
                    "application/json": components["schemas"]["Reservation"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path: {
                /**
                 * @description A reservation.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *       "status": "confirmed",
                     *       "paymentStatus": "notRequired",
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya",
                     *         "city": "Актау",
                     *         "address": "14-й мкр, 23",
                     *         "phoneNumbers": [
                     *           "+77292123456"
                     *         ],
                     *         "location": {
                     *           "type": "TWO_GIS",
                     *           "markerX": 51.16,
                     *           "markerY": 43.64
                     *         },
                     *         "picture": {
                     *           "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *           "alt": "Зал салона",
                     *           "width": 1440,
                     *           "height": 810,
                     *           "placeholder": "#f0d9cd"
                     *         }
                     *       },
                     *       "startTime": "2026-11-23T13:00:00+05:00",
                     *       "endTime": "2026-11-23T14:00:00+05:00",
                     *       "timeZone": "Asia/Aqtau",
                     *       "entries": [
                     *         {
                     *           "person": 1,
                     *           "serviceId": 1,
                     *           "serviceName": "Женская стрижка",
                     *           "masterId": 2,
                     *           "masterName": "Динара",
                     *           "startTime": "2026-11-23T13:00:00+05:00",
                     *           "endTime": "2026-11-23T14:00:00+05:00",
                     *           "price": 700000,
                     *           "fullPrice": 700000
                     *         }
                     *       ],
                     *       "total": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       },
                     *       "fullTotal": {
                     *         "amount": 700000,
                     *         "currency": "KZT"
                     *       },
                     *       "prepayment": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "peopleCount": 1,
                     *       "awaitingTime": 0,
                     *       "manner": "togetherIfPossible",
                     *       "version": 1,
                     *       "clientName": "Мадина",
                     *       "clientPhone": 77011234567
                     *     }
                     */
                    "application/json": components["schemas"]["Reservation"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path: {
                /**
                 * @description As it stands in the link.
                 * @example k3VbT0xqYw9Lr2Za
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation that it is a key to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationLink"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrepayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path: {
                /**
                 * @description A reservation.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prepayment as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *       "reservationStatus": "awaitingPrepayment",
                     *       "due": {
                     *         "amount": 200000,
                     *         "currency": "KZT"
                     *       },
                     *       "heldForSeconds": 840,
                     *       "bill": {
                     *         "price": {
                     *           "amount": 700000,
                     *           "currency": "KZT"
                     *         },
                     *         "discount": {
                     *           "amount": 0,
                     *           "currency": "KZT"
                     *         },
                     *         "cashback": {
                     *           "amount": 0,
                     *           "currency": "KZT"
                     *         },
                     *         "giftCard": {
                     *           "amount": 0,
                     *           "currency": "KZT"
                     *         },
                     *         "now": {
                     *           "amount": 200000,
                     *           "currency": "KZT"
                     *         },
                     *         "atSalon": {
                     *           "amount": 500000,
                     *           "currency": "KZT"
                     *         }
                     *       },
                     *       "ways": [
                     *         {
                     *           "type": "card",
                     *           "fieldUrl": "https://pay.example/field"
                     *         },
                     *         {
                     *           "type": "payBox"
                     *         }
                     *       ],
                     *       "refunds": []
                     *     }
                     */
                    "application/json": components["schemas"]["Prepayment"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    payByCloudPayments: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A reservation.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cryptogram": "01424242…",
                 *       "expected": {
                 *         "amount": 200000,
                 *         "currency": "KZT"
                 *       },
                 *       "saveCard": false
                 *     }
                 */
                "application/json": components["schemas"]["PayByCard"];
            };
        };
        responses: {
            /** @description The payment, which is begun once this is answered. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5d0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b33",
                     *       "status": "processing",
                     *       "amount": {
                     *         "amount": 200000,
                     *         "currency": "KZT"
                     *       },
                     *       "refunded": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "way": "card",
                     *       "createdAt": "2026-11-23T13:01:00+05:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    payByPayBox: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A reservation.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expected": {
                 *         "amount": 200000,
                 *         "currency": "KZT"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AgreeToPay"];
            };
        };
        responses: {
            /** @description The payment, which is begun once this is answered. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5d0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b33",
                     *       "status": "processing",
                     *       "amount": {
                     *         "amount": 200000,
                     *         "currency": "KZT"
                     *       },
                     *       "refunded": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "way": "payBox",
                     *       "createdAt": "2026-11-23T13:01:00+05:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    payBySavedCard: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A reservation.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: components["parameters"]["ReservationId"];
                /**
                 * @description A saved card.
                 * @example 8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44
                 */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expected": {
                 *         "amount": 200000,
                 *         "currency": "KZT"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AgreeToPay"];
            };
        };
        responses: {
            /** @description The payment, which is begun once this is answered. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5d0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b33",
                     *       "status": "processing",
                     *       "amount": {
                     *         "amount": 200000,
                     *         "currency": "KZT"
                     *       },
                     *       "refunded": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "way": "savedCard",
                     *       "createdAt": "2026-11-23T13:01:00+05:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Payment"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComplaints: {
        parameters: {
            query: {
                /**
                 * @description The visit.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: string;
            };
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its complaints with what came of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "complaints": [
                     *         {
                     *           "id": "1f0c6f0e-2a55-4b0e-9f53-1d4d0d9f7a11",
                     *           "status": "answered",
                     *           "text": "Мастер опоздал на полчаса",
                     *           "createdAt": "2026-11-24T09:00:00+05:00",
                     *           "answer": "Приносим извинения. Следующая укладка за наш счёт",
                     *           "answeredAt": "2026-11-25T10:30:00+05:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Complaints"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createComplaint: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                 *       "text": "Мастер опоздал на полчаса"
                 *     }
                 */
                "application/json": components["schemas"]["CreateComplaint"];
            };
        };
        responses: {
            /** @description It has come. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "1f0c6f0e-2a55-4b0e-9f53-1d4d0d9f7a11",
                     *       "status": "received",
                     *       "text": "Мастер опоздал на полчаса",
                     *       "createdAt": "2026-11-24T09:00:00+05:00"
                     *     }
                     */
                    "application/json": components["schemas"]["Complaint"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationHistory: {
        parameters: {
            query?: {
                /**
                 * @description The firm they were at; absent for all.
                 * @example 1
                 */
                firmId?: components["schemas"]["Id"];
                /**
                 * @description How many there are on a page at most.
                 * @example 20
                 */
                limit?: components["parameters"]["PageLimit"];
                /** @description The `next` of the page before; absent for the first page. */
                after?: components["parameters"]["PageAfter"];
            };
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The visits, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Reservations"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationHistoryFirms: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The firms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firms": [
                     *         {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "city": "Актау",
                     *           "visits": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["VisitedFirms"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWaitlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests that wait, or have a time offered to them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requests": []
                     *     }
                     */
                    "application/json": components["schemas"]["Waitlist"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinWaitlist: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "earlier",
                 *       "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                 *       "from": "2026-11-20",
                 *       "until": "2026-11-23",
                 *       "partOfDay": "any",
                 *       "isAnyMaster": false
                 *     }
                 */
                "application/json": components["schemas"]["JoinWaitlist"];
            };
        };
        responses: {
            /** @description The request, which waits. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22",
                     *       "kind": "earlier",
                     *       "status": "waiting",
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya"
                     *       },
                     *       "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *       "from": "2026-11-20",
                     *       "until": "2026-11-23",
                     *       "partOfDay": "any",
                     *       "isAnyMaster": false
                     *     }
                     */
                    "application/json": components["schemas"]["WaitlistRequest"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptOffer: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description What somebody waits for.
                 * @example 0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22
                 */
                requestId: components["parameters"]["WaitlistRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "expected": {
                 *         "total": {
                 *           "amount": 700000,
                 *           "currency": "KZT"
                 *         },
                 *         "prepayment": {
                 *           "amount": 0,
                 *           "currency": "KZT"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AcceptOffer"];
            };
        };
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22",
                     *       "kind": "earlier",
                     *       "status": "accepted",
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya"
                     *       },
                     *       "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *       "from": "2026-11-20",
                     *       "until": "2026-11-23",
                     *       "partOfDay": "any",
                     *       "isAnyMaster": false
                     *     }
                     */
                    "application/json": components["schemas"]["WaitlistRequest"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveWaitlist: {
        parameters: {
            query?: never;
            header: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description What somebody waits for.
                 * @example 0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22
                 */
                requestId: components["parameters"]["WaitlistRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request as it is now. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0b9f8a52-1d3e-4b4a-9d55-0f6c1d6c8b22",
                     *       "kind": "earlier",
                     *       "status": "withdrawn",
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya"
                     *       },
                     *       "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *       "from": "2026-11-20",
                     *       "until": "2026-11-23",
                     *       "partOfDay": "any",
                     *       "isAnyMaster": false
                     *     }
                     */
                    "application/json": components["schemas"]["WaitlistRequest"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservationWaitlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Which client application is calling. */
                api_key?: components["parameters"]["ApiKey"];
                /** @description Public with every browser client; a hint, never authority. */
                client_secret?: components["parameters"]["ClientSecret"];
                /** @description The client application's identifier. */
                client_id?: components["parameters"]["ClientId"];
                /** @description The channel that brought the client, percent-encoded. */
                referrer?: components["parameters"]["Referrer"];
                /** @description The version of the client. */
                api_version?: components["parameters"]["ApiVersion"];
                /** @description ru, en or kz; anything else is ru. */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /** @description A hint. */
                user_id?: components["parameters"]["UserId"];
                /** @description The city the client looks at; 400 where a call needs one. */
                city_id?: components["parameters"]["CityId"];
                /** @description A hint. */
                country_code?: components["parameters"]["CountryCode"];
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
            };
            path: {
                /**
                 * @description A reservation.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: components["parameters"]["ReservationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most one request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "requests": []
                     *     }
                     */
                    "application/json": components["schemas"]["Waitlist"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}
/** The operations that ask for somebody to be signed in. */
export type SignedInOperationId =
    | "jsfLogin"
    | "getProfile"
    | "editProfile"
    | "uploadAvatar"
    | "changePassword"
    | "getAccountDeletion"
    | "requestAccountDeletion"
    | "cancelAccountDeletion"
    | "getFavoriteFirms"
    | "addFavoriteFirm"
    | "removeFavoriteFirm"
    | "getReservations"
    | "getReservationHistory"
    | "getReservationHistoryFirms"
    | "getWaitlist";
/** The operations that know who is signed in, and take a visitor's too. */
export type OptionallySignedInOperationId =
    | "createExpressReservation"
    | "createReservation"
    | "updateReservation"
    | "cancelReservation"
    | "getReservation"
    | "getPrepayment"
    | "payByCloudPayments"
    | "payByPayBox"
    | "payBySavedCard"
    | "getComplaints"
    | "createComplaint"
    | "joinWaitlist"
    | "acceptOffer"
    | "leaveWaitlist"
    | "getReservationWaitlist";
