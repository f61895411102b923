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
    "/rest/clients-app/v1/my/cashbacks": {
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
        /** The cashback of whoever is signed in, and what happened to it. */
        get: operations["getCashbacks"];
        put?: never;
        post?: never;
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
        /** The first page of the firms of a city that meet every condition, each with the lowest price and the nearest time of what is asked for. */
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
    "/rest/clients-app/v1/screen/home/reviews": {
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
        /** What was said last of the firms of a city. */
        get: operations["getHomeReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/screen/special-offers/discounted-firms": {
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
        /** The firms of a city with quiet hours, in which prices are lower. */
        get: operations["getDiscountedFirms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/screen/special-offers/offered-firms": {
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
        /** The firms of a city that have a free time for any of their services within the next two hours. */
        get: operations["getOfferedFirms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/compilations/ad": {
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
        /** What the operator recommends at present. */
        get: operations["getAdCompilation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/configs": {
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
        /** What the operator has set without a release. */
        get: operations["getConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/category/personalization": {
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
        /** What is asked of whoever wants the home page in an order of their own, and the survey of whoever is signed in. */
        get: operations["getPersonalization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/b2c-p13n/{token}": {
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
                 * @description The key to a survey: whoever begins makes it, at random.
                 * @example 5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44
                 */
                token: components["parameters"]["SurveyToken"];
            };
            cookie?: never;
        };
        /**
         * What was answered so far; nothing where nobody has begun with the token.
         * @description For whoever has the token, on any device; another account's is `notFound` for who is signed in.
         */
        get: operations["getSurvey"];
        /**
         * Keeps what was answered so far.
         * @description Questions that the answers do not name stay as they were. A survey that was finished stays finished. Answers that were given knowing another version than the survey has come late: nothing changes, and the survey is answered as it is. It becomes that of whoever is signed in, in the place of another one of theirs that is not finished, also with no answers and whatever version; another account's is `notFound`.
         */
        put: operations["keepSurvey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/b2c-p13n/v1/finish": {
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
         * Has the home page ordered by the answers, which take the place of all that were there.
         * @description It becomes that of whoever is signed in, in the place of another one of theirs; another account's is `notFound`.
         */
        post: operations["finishSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/raffles/{raffle}": {
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
        /** A raffle, with the tickets of whoever is signed in; once it is drawn, with all that its draw is recomputed from. */
        get: operations["getRaffle"];
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
    "/rest/clients-app/v1/firms/list": {
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
        /** The first page of the firms of a city that meet conditions, the best rated first. */
        get: operations["getFirms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/compare": {
        parameters: {
            query?: {
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
                /**
                 * @description The urlName of a category; an unknown one is as if it were absent.
                 * @example nails
                 */
                category?: components["parameters"]["SearchCategory"];
                /** @description The urlName of a subcategory; an unknown one is as if it were absent. */
                subCategory?: components["parameters"]["SearchSubCategory"];
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
        /** Up to three firms side by side, by the services that are wanted where any are. */
        get: operations["getComparedFirms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/search": {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
                /**
                 * @description The urlName of a category; an unknown one is as if it were absent.
                 * @example nails
                 */
                category?: components["parameters"]["SearchCategory"];
                /** @description The urlName of a subcategory; an unknown one is as if it were absent. */
                subCategory?: components["parameters"]["SearchSubCategory"];
                /**
                 * @description The key of a menu tab, whose categories the services are of; an unknown one is as if it were absent.
                 * @example women
                 */
                tab?: components["parameters"]["SearchTab"];
                /**
                 * @description The urlName of a district of the city; an unknown one is as if it were absent.
                 * @example old-town
                 */
                district?: components["parameters"]["SearchDistrict"];
                /** @description The most that one of the services that are looked for may cost, in minor units. */
                priceTo?: components["parameters"]["SearchPriceTo"];
                /** @description The lowest average rating. */
                ratingFrom?: components["parameters"]["SearchRatingFrom"];
                /** @description With longitude: where distances are counted from, in degrees; the middle of the city where one of them is absent. */
                latitude?: components["parameters"]["SearchLatitude"];
                /** @description With latitude: where distances are counted from, in degrees. */
                longitude?: components["parameters"]["SearchLongitude"];
                /** @description How far away a firm may be at most, in metres as the crow flies. */
                distanceTo?: components["parameters"]["SearchDistanceTo"];
                /** @description Only firms with happy hours. */
                hasDiscount?: components["parameters"]["SearchHasDiscount"];
                /** @description Only firms where what is paid online can be split into monthly parts. */
                hasInstalments?: components["parameters"]["SearchHasInstalments"];
                /** @description Only firms that are open. */
                isOpenNow?: components["parameters"]["SearchIsOpenNow"];
                /** @description Only firms with a free time on that date. */
                date?: components["parameters"]["SearchDate"];
                /** @description With a date: free times from then on. */
                from?: components["parameters"]["SearchFrom"];
                /** @description With a date: free times before then. */
                until?: components["parameters"]["SearchUntil"];
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
        /** The firms of a city that meet every condition. */
        get: operations["getFoundFirms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/search/filterOptions": {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
                /**
                 * @description The urlName of a category; an unknown one is as if it were absent.
                 * @example nails
                 */
                category?: components["parameters"]["SearchCategory"];
                /** @description The urlName of a subcategory; an unknown one is as if it were absent. */
                subCategory?: components["parameters"]["SearchSubCategory"];
                /**
                 * @description The key of a menu tab, whose categories the services are of; an unknown one is as if it were absent.
                 * @example women
                 */
                tab?: components["parameters"]["SearchTab"];
                /**
                 * @description The urlName of a district of the city; an unknown one is as if it were absent.
                 * @example old-town
                 */
                district?: components["parameters"]["SearchDistrict"];
                /** @description The most that one of the services that are looked for may cost, in minor units. */
                priceTo?: components["parameters"]["SearchPriceTo"];
                /** @description The lowest average rating. */
                ratingFrom?: components["parameters"]["SearchRatingFrom"];
                /** @description With longitude: where distances are counted from, in degrees; the middle of the city where one of them is absent. */
                latitude?: components["parameters"]["SearchLatitude"];
                /** @description With latitude: where distances are counted from, in degrees. */
                longitude?: components["parameters"]["SearchLongitude"];
                /** @description How far away a firm may be at most, in metres as the crow flies. */
                distanceTo?: components["parameters"]["SearchDistanceTo"];
                /** @description Only firms with happy hours. */
                hasDiscount?: components["parameters"]["SearchHasDiscount"];
                /** @description Only firms where what is paid online can be split into monthly parts. */
                hasInstalments?: components["parameters"]["SearchHasInstalments"];
                /** @description Only firms that are open. */
                isOpenNow?: components["parameters"]["SearchIsOpenNow"];
                /** @description Only firms with a free time on that date. */
                date?: components["parameters"]["SearchDate"];
                /** @description With a date: free times from then on. */
                from?: components["parameters"]["SearchFrom"];
                /** @description With a date: free times before then. */
                until?: components["parameters"]["SearchUntil"];
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
        /** How many firms each further condition leaves, all others as they are. */
        get: operations["getFilterOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/search/compilations": {
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
        /** A few firms of a city, chosen by the service. */
        get: operations["getCompilation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/search/suggestions": {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
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
        /** What can be searched for in a city; without words what is popular there. */
        get: operations["getSuggestedWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/firms/search/suggestions": {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
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
        /** The salons, services and masters that words may mean; none without words. */
        get: operations["getSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/search/locations": {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
                /**
                 * @description The urlName of a category; an unknown one is as if it were absent.
                 * @example nails
                 */
                category?: components["parameters"]["SearchCategory"];
                /** @description The urlName of a subcategory; an unknown one is as if it were absent. */
                subCategory?: components["parameters"]["SearchSubCategory"];
                /**
                 * @description The key of a menu tab, whose categories the services are of; an unknown one is as if it were absent.
                 * @example women
                 */
                tab?: components["parameters"]["SearchTab"];
                /**
                 * @description The urlName of a district of the city; an unknown one is as if it were absent.
                 * @example old-town
                 */
                district?: components["parameters"]["SearchDistrict"];
                /** @description The most that one of the services that are looked for may cost, in minor units. */
                priceTo?: components["parameters"]["SearchPriceTo"];
                /** @description The lowest average rating. */
                ratingFrom?: components["parameters"]["SearchRatingFrom"];
                /** @description With longitude: where distances are counted from, in degrees; the middle of the city where one of them is absent. */
                latitude?: components["parameters"]["SearchLatitude"];
                /** @description With latitude: where distances are counted from, in degrees. */
                longitude?: components["parameters"]["SearchLongitude"];
                /** @description How far away a firm may be at most, in metres as the crow flies. */
                distanceTo?: components["parameters"]["SearchDistanceTo"];
                /** @description Only firms with happy hours. */
                hasDiscount?: components["parameters"]["SearchHasDiscount"];
                /** @description Only firms where what is paid online can be split into monthly parts. */
                hasInstalments?: components["parameters"]["SearchHasInstalments"];
                /** @description Only firms that are open. */
                isOpenNow?: components["parameters"]["SearchIsOpenNow"];
                /** @description Only firms with a free time on that date. */
                date?: components["parameters"]["SearchDate"];
                /** @description With a date: free times from then on. */
                from?: components["parameters"]["SearchFrom"];
                /** @description With a date: free times before then. */
                until?: components["parameters"]["SearchUntil"];
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
        /** Where the firms of a city that meet every condition are. */
        get: operations["getFirmLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/search/sortOptions": {
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
        /** The orders that what was found can have. */
        get: operations["getSortOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/search/categories/{category}": {
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
        /** A category with those of its subcategories that the city has. */
        get: operations["getSearchCategory"];
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
    "/rest/clients-app/v1/firms/{firmId}/discounts": {
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
        /** When a firm is cheaper. */
        get: operations["getFirmDiscounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/firms/{firmId}/portfolio": {
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
        /** What a firm's masters have made, by page. */
        get: operations["getFirmPortfolio"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/masters/professions": {
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
        /** The professions at a firm, and who has each. */
        get: operations["getProfessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/masters/{masterId}": {
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
                 * @description A master of the firm.
                 * @example 1
                 */
                masterId: components["parameters"]["MasterId"];
            };
            cookie?: never;
        };
        /** One master of a firm. */
        get: operations["getMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/masters/{masterId}/profile": {
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
                 * @description A master of the firm.
                 * @example 1
                 */
                masterId: components["parameters"]["MasterId"];
            };
            cookie?: never;
        };
        /** What a master says of themselves. */
        get: operations["getMasterProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/masters/{masterId}/reviews": {
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
                 * @description A master of the firm.
                 * @example 1
                 */
                masterId: components["parameters"]["MasterId"];
            };
            cookie?: never;
        };
        /** Reviews of a master, the newest first. */
        get: operations["getMasterReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/contest/master/{masterId}": {
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
                 * @description A master of the firm.
                 * @example 1
                 */
                masterId: components["parameters"]["MasterId"];
            };
            cookie?: never;
        };
        /**
         * The contest that a master takes part in, with its standings and the vote of whoever is signed in.
         * @description The one that is open, or else the latest; thirty days after its end it is shown no more.
         */
        get: operations["getMasterContest"];
        put?: never;
        /**
         * Gives a master the one vote that an account has in a contest.
         * @description Another master's vote is moved to this one. `votingOver` before the contest begins and from its end on; `notFound` where
         *     the master takes no part in it.
         */
        post: operations["voteForMaster"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/master-promotions": {
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
         * What masters of a firm offer now beside their services.
         * @description Promotions are words: what makes a time cheaper are the firm's discounts.
         */
        get: operations["getMasterPromotions"];
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
         * @description A service that is no express service of the firm, or is not done by the master who is asked for, is servicesNotBookable.
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
    "/rest/clients-app/v2/reservations/{reservationId}/reviews": {
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
        /**
         * What a visit's client has said of it, or may say.
         * @description For the guest who has the visit's secret and the client whose phone it is of; to everybody else there is no such visit.
         */
        get: operations["getReview"];
        put?: never;
        /**
         * Reviews a visit that has taken place.
         * @description Once, by whoever may read it. It is shown with the firm and with each master who is graded, and counts in their ratings from then on. A visit that is to come, came to nothing or is long over is `notReviewable`, as is one of which three reviews were taken back; one that has its review is `alreadyReviewed`. Photos are re-encoded: `imageUnreadable` names what is none.
         */
        post: operations["createReview"];
        /**
         * Takes the review of a visit back.
         * @description Its words, grades and photos are deleted, and the ratings are as if it had never been; the visit can be reviewed again. Possible until `takeBackUntil`, then it is `reviewStands`. Where there is no review, that is well too.
         */
        delete: operations["takeBackReview"];
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
         * @description While another payment of the reservation is open it is `paymentUnderWay`; where nothing is to be paid any more, `notPayable`; where the time is not held any more, `holdExpired`. Another amount than what is due is `priceChanged`. In instalments too, where they are offered: a number of parts that is not offered (any more) is `wayNotOffered`.
         */
        post: operations["payByPayBox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/{reservationId}/prepayments/pay-box/card-saving": {
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
         * Begins to save a card at PayBox's page, on the way to pay for a visit.
         * @description PayBox keeps the card; getCardSaving tells where its page is, and what became of it. Saved, the card is one of the ways to pay. Where nothing is to be paid any more it is `notPayable`; where the time is not held any more, `holdExpired`. Who adds too many cards has to wait: `tooManyRequests`.
         */
        post: operations["startCardSavingForVisit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/reservations/prepayments/pay-box/cards/{cardId}": {
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
         * What became of saving a card at PayBox's page.
         * @description Anybody else's is `notFound`.
         */
        get: operations["getCardSaving"];
        put?: never;
        post?: never;
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
    "/rest/clients-app/v1/reservations/{reservationId}/prepayments/cashback": {
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
         * Takes what the client has of cashback off what is to be paid before a visit.
         * @description As much as is due, or as the client has. The rest is paid as ever; where nothing is left to be paid, it is a visit. Where nothing is due, or the client has nothing, it is `notPayable`, or `holdExpired`; while a payment is open, `paymentUnderWay`; another amount than the `expected` one is `priceChanged`. What is taken off goes back to the client's cashback where the visit does not come about, or is cancelled.
         */
        post: operations["spendCashback"];
        /**
         * Gives back what was taken off of cashback, as long as the visit awaits its payment.
         * @description It goes to whom it came from, whoever asks. While a payment is open it is `paymentUnderWay`; where nothing is awaited any more, `notPayable`.
         */
        delete: operations["returnCashback"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/payments/cards": {
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
        /** The cards that whoever is signed in has saved. */
        get: operations["getPaymentCards"];
        put?: never;
        /**
         * Saves a card that was typed into the processor's framed field.
         * @description A small amount is taken, which shows that the card works and whose it is, and all of it is given back at once. The binding's id is the client's own, a new one for each card that is added; getCardBinding tells what became of it. Another amount than the one that is taken is `priceChanged`; while the binding's last payment is open it is `paymentUnderWay`, and once the card is saved `notPayable`. Who adds too many cards has to wait: `tooManyRequests`.
         */
        post: operations["bindPaymentCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/payments/cards/3ds": {
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
         * Says that whoever saves a card has been at its bank.
         * @description The bank's answer is brought by the browser that it sent back, without an account; it counts once whoever is signed in there says so with the `proof` that this browser alone was given. A binding that does not wait for it stays as it is.
         */
        post: operations["proveCardBinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/payments/cards/pay-box": {
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
         * Begins to save a card at PayBox's page.
         * @description PayBox keeps the card, and nothing is taken of it; getCardSaving tells where its page is, and what became of it. Who adds too many cards has to wait: `tooManyRequests`.
         */
        post: operations["startCardSaving"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/payments/cards/bindings/{bindingId}": {
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
                 * @description Of the client's own making.
                 * @example 2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66
                 */
                bindingId: string;
            };
            cookie?: never;
        };
        /**
         * What is taken to save a card, and what became of it.
         * @description A binding that was not begun is there all the same; anybody else's is `notFound`.
         */
        get: operations["getCardBinding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/payments/cards/{cardId}/default": {
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
         * Makes a saved card the one that is offered first.
         * @description `notFound` for anybody else's card.
         */
        post: operations["setDefaultPaymentCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/payments/cards/{cardId}": {
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
        post?: never;
        /**
         * Forgets a saved card.
         * @description Nothing can be paid with it any more; what was paid with it stays, and is given back to it where it is given back. The newest other card becomes the default where this one was. `notFound` for anybody else's card.
         */
        delete: operations["removePaymentCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/payments/history": {
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
         * What whoever is signed in has paid, or tried to.
         * @description The payments for the visits of their phone, for the gift cards and links that they have proven it for where no other account paid, and those that they made while signed in.
         */
        get: operations["getPaymentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v1/payments/history/{paymentId}": {
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
                 * @description A payment.
                 * @example 0f6c1d6c-8b11-4b4a-9d55-3f2c5a526a3e
                 */
                paymentId: string;
            };
            cookie?: never;
        };
        /**
         * One payment of whoever is signed in, with its receipt.
         * @description notFound for anybody else's.
         */
        get: operations["getPaymentRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/gift-cards": {
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
         * The gift cards that whoever is signed in has bought and keeps, the newest first.
         * @description Bought ones are those of the account's phone.
         */
        get: operations["getGiftCards"];
        put?: never;
        /**
         * Orders a gift card, which is to be paid.
         * @description The phone of the buyer is proven by `proof`, which is from phone-verification/validate-code with the purpose GIFT_CARD; otherwise it is `phoneNotProven`. Whoever is signed in needs none for the phone of their account, unless a saved card is to pay: those are ways to pay only for an order that came with a proof of that phone, or was given one since (`proveGiftCardBuyer`). Nothing is issued before it is paid.
         */
        post: operations["createGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/gift-cards/configs": {
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
        /** What gift cards there are. */
        get: operations["getGiftCardConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/gift-cards/get-by-token": {
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
         * What a gift card's recipient sees, by the token of its link.
         * @description The token is in the body, which no log has. One that is wrong, used up, cancelled or expired is `notFound` alike. Whoever tries many is `tooManyRequests`.
         */
        post: operations["getGiftCardByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/gift-cards/keep": {
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
         * Puts a gift card into the account of whoever is signed in, by the token of its link.
         * @description It is theirs alone then, and its link opens it for nobody else: `notFound`. What is kept already is answered again.
         */
        post: operations["keepGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/gift-cards/{giftCardId}": {
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
                /** @description The guest's key to the gift card that they bought. Absent where the buyer's phone is that of whoever is signed in. */
                gift_card_secret?: components["parameters"]["OwnGiftCardSecret"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A gift card as its buyer sees it, and what became of paying it.
         * @description For the guest who has its secret, and the client whose phone the buyer's is. Whoever pays asks this until the payment is settled: it tells the truth on any device.
         */
        get: operations["getGiftCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/gift-cards/{giftCardId}/pay": {
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
                /** @description The guest's key to the gift card that they bought. Absent where the buyer's phone is that of whoever is signed in. */
                gift_card_secret?: components["parameters"]["OwnGiftCardSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays for a gift card.
         * @description While another payment of it is open it is `paymentUnderWay`; where nothing is to be paid any more, `notPayable`. Another amount than what is due is `priceChanged`. A saved card that is not the client's is `notFound`; for an order without a `proof` of the account's phone every one is `phoneNotProven`.
         */
        post: operations["payGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/gift-cards/{giftCardId}/proof": {
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
         * Proves the phone of whoever has ordered a gift card, so that their saved cards pay for it.
         * @description `proof` is from phone-verification/validate-code with the purpose GIFT_CARD; another one is `phoneNotProven`. For the client whose phone the buyer's is, as long as the card awaits its payment: afterwards it is `notPayable`.
         */
        post: operations["proveGiftCardBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/gift-cards/{giftCardId}/resend": {
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
                /** @description The guest's key to the gift card that they bought. Absent where the buyer's phone is that of whoever is signed in. */
                gift_card_secret?: components["parameters"]["OwnGiftCardSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the link of a gift card again, to the phone that it was sent to.
         * @description Three times a card, and once in ten minutes: `tooManyRequests`. What was not sent by SMS yet, or is over, is `notChangeable`.
         */
        post: operations["resendGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/gift-cards/{giftCardId}/cancel": {
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
                /** @description The guest's key to the gift card that they bought. Absent where the buyer's phone is that of whoever is signed in. */
                gift_card_secret?: components["parameters"]["OwnGiftCardSecret"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels a gift card that was not sent to a phone, and that nobody has kept or spent of; all that was paid goes back.
         * @description Any other one is `notCancellable`. What is cancelled already is answered again.
         */
        post: operations["cancelGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/kezek-certificates": {
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
         * Takes what a gift card has off what is to be paid before a visit.
         * @description As much as is due, or as the card has. The rest is paid as ever; where nothing is left to be paid, it is a visit. A card that does not work at this firm is `giftCardNotUsable`, one that is wrong, used up or expired `notFound`; where nothing is due, `notPayable`, or `holdExpired`; while a payment is open, `paymentUnderWay`; another amount than the `expected` one is `priceChanged`. What is taken off goes back to the card where the visit does not come about, or is cancelled.
         */
        post: operations["spendCertificate"];
        /**
         * Gives back to their gift cards what was taken off, as long as the visit awaits its payment.
         * @description While a payment is open it is `paymentUnderWay`; where nothing is awaited any more, `notPayable`.
         */
        delete: operations["returnCertificates"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/clients-app/v2/kezek-certificates/check": {
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
         * What of a gift card can be taken off what is to be paid before a visit.
         * @description Like `spendCertificate`, and nothing is changed. Whoever tries many tokens is `tooManyRequests`.
         */
        post: operations["checkCertificate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/client/prepayment-registration/{firmId}/{code}": {
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
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        /**
         * What a firm asks to be paid by its link, in which ways, and what became of paying it.
         * @description The code of the link is the key to it, on any device. A wrong code, another firm's and one that has run out unpaid are `notFound`, all alike. Ways are told once somebody has registered.
         */
        get: operations["getPrepaymentRegistration"];
        put?: never;
        /**
         * Says who pays by a link.
         * @description Their phone is proven by the code that `requestPrepaymentRegistrationCode` has sent to it; who is signed in needs none for their own. Once somebody has registered, nobody else can.
         */
        post: operations["registerPrepayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/client/prepayment-registration/{firmId}/{code}/sms-code": {
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
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to the phone of whoever is to pay by a link.
         * @description The limits are those of all codes.
         */
        post: operations["requestPrepaymentRegistrationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/client/prepayment-registration/{firmId}/{code}/cloud-payments": {
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
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays what a link asks for with a card that was typed into the processor's framed field.
         * @description A link that nobody has registered for is `phoneNotProven`; one that is paid or has run out meanwhile, `notPayable`. Otherwise as a prepayment.
         */
        post: operations["payLinkByCloudPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/client/prepayment-registration/{firmId}/{code}/pay-box": {
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
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays what a link asks for on PayBox's page.
         * @description A link that nobody has registered for is `phoneNotProven`; one that is paid or has run out meanwhile, `notPayable`. Otherwise as a prepayment.
         */
        post: operations["payLinkByPayBox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/client/prepayment-registration/{firmId}/{code}/cards/{cardId}": {
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
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pays what a link asks for with a card that the client has saved.
         * @description A link that nobody has registered for is `phoneNotProven`; one that is paid or has run out meanwhile, `notPayable`. Otherwise as a prepayment.
         */
        post: operations["payLinkBySavedCard"];
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
         * @description For an earlier time the visit's guest or client may ask, while the visit can be changed: later it is `changeTooLate`, and what is no visit to come, or was paid for, is `notChangeable`. A visit has one open request: another one takes the place of what waits; while a time is offered, that is answered. For days that are full whoever is signed in may ask: `signInNeeded` for others. Days on which nothing can be offered, since they are over or after the visit that is to be earlier, are `validationFailed`. One phone has five open requests, and a firm two hundred: `waitlistFull`.
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
    "/rest/common/tariffs": {
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
         * What firms of a country may subscribe to.
         * @description The tariffs of a version as they were announced; of the newest one where none is asked for. A version that never was is `notFound`.
         */
        get: operations["getTariffs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/common/subscription-prices": {
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
        /** What the newest tariffs of a country cost. */
        get: operations["getSubscriptionPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rest/v1/landing/request": {
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
         * A firm that wants to be here asks to be called.
         * @description What the check against robots takes for one is `recaptchaFailed`; more than three requests a day for one phone are `tooManyRequests`. The request is kept, and told to the operator.
         */
        post: operations["createLandingRequest"];
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
        ProblemCode: "validationFailed" | "cityRequired" | "firmNotFound" | "companyNotFound" | "reservationNotFound" | "notFound" | "firmNotBookable" | "servicesNotBookable" | "reservedByPhone" | "noMasterFree" | "slotTaken" | "slotTooSoon" | "slotOutsideHours" | "holdExpired" | "priceChanged" | "cancelTooLate" | "notCancellable" | "changeTooLate" | "notChangeable" | "notComplainable" | "complaintWaiting" | "notReviewable" | "alreadyReviewed" | "reviewStands" | "votingOver" | "reservationChanged" | "waitlistFull" | "tooManyAwaited" | "offerOver" | "paymentUnderWay" | "notPayable" | "wayNotOffered" | "giftCardNotUsable" | "phoneNotProven" | "wrongCode" | "codeExpired" | "tooManyCodes" | "tooManyRequests" | "idempotencyKeyReused" | "accessTokenExpired" | "accessTokenInvalid" | "signInNeeded" | "sessionRevoked" | "refreshTokenInvalid" | "wrongCredentials" | "accountExists" | "accountMissing" | "weakPassword" | "verificationExpired" | "recaptchaFailed" | "profileChanged" | "imageUnreadable" | "unavailable" | "internal";
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
        /**
         * @description Whether any master was asked for; absent where this one was asked for by name, and in a slot, which says no more than who is free.
         * @constant
         */
        IsAnyMaster: true;
        /**
         * @description Why it is this master where none was asked for and several do it, said of one time: what tells them from the others who are free then. onlyFree: nobody else is. quickest: they take less time. leastBusy: they are less busy that day. bestRated: they are rated higher than those who are as free. sameMaster: the visit had them before it was moved. fitsVisit: nothing but that the whole visit can be done so.
         * @enum {string}
         */
        PickedBecause: "onlyFree" | "quickest" | "leastBusy" | "bestRated" | "sameMaster" | "fitsVisit";
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
            isAnyMaster?: components["schemas"]["IsAnyMaster"];
            pickedBecause?: components["schemas"]["PickedBecause"];
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
            /** @description What comes back as cashback of a prepayment that is to be paid online, or was, once the visit has taken place, to the account with its client's phone, also one that is made within a year; absent where nothing, and once it has come. */
            promisedCashback?: components["schemas"]["Money"];
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
        /** @description It has had another status from then on. */
        StatusMove: {
            at: components["schemas"]["Instant"];
            status: components["schemas"]["ReservationStatus"];
        };
        /** @description Its client has changed it, from one start to another; they are the same where other services or masters were had. */
        VisitChange: {
            at: components["schemas"]["Instant"];
            from: components["schemas"]["Instant"];
            to: components["schemas"]["Instant"];
        };
        HistoryEntry: components["schemas"]["StatusMove"] | components["schemas"]["VisitChange"];
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
                isAnyMaster?: components["schemas"]["IsAnyMaster"];
                pickedBecause?: components["schemas"]["PickedBecause"];
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
            /**
             * @description Whether there is a review of the visit; absent when there is none.
             * @constant
             */
            isReviewed?: true;
            /** @description What became of it since it was held, the first first; absent where nothing has. */
            history?: components["schemas"]["HistoryEntry"][];
            version: number;
        } & components["schemas"]["Bill"];
        /** @description The amounts of a bill that the client has seen and agrees to; with others the problem is `priceChanged`. */
        ExpectedBill: {
            total: components["schemas"]["Money"];
            totalMax?: components["schemas"]["Money"];
            prepayment: components["schemas"]["Money"];
        };
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
            /** @description With what cannot be cancelled or changed: the reservation as it is now. */
            reservation?: components["schemas"]["Reservation"];
            /** @description With priceChanged, always: what is to be agreed to now. Where one amount was expected, `total` and `prepayment` are that amount. */
            bill?: components["schemas"]["ExpectedBill"];
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
        Purpose: "SIGN_UP" | "SIGN_IN" | "RESET_PASSWORD" | "GIFT_CARD";
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
            purpose: "RESET_PASSWORD" | "GIFT_CARD";
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
        /** @description The visit that cashback is of. */
        CashbackVisit: {
            /** Format: uuid */
            reservationId: string;
            firmName: string;
            /** @description In the firm's zone. */
            startTime: components["schemas"]["Instant"];
        };
        /** @description What comes back of a visit that is paid for, once it has taken place. */
        PromisedCashback: {
            amount: components["schemas"]["Money"];
            visit: components["schemas"]["CashbackVisit"];
            /** @description The end of the visit. */
            dueAt: components["schemas"]["Instant"];
        };
        /** @description Something that happened to the cashback of a client; the balance is the sum of these. */
        CashbackEntry: {
            /** Format: uuid */
            id: string;
            /**
             * @description earned: the visit has taken place. takenBack: what was paid for it was given back. spent: a prepayment was paid with it. returned: what was paid with it was given back. The balance rises by earned and returned, and falls by the others.
             * @enum {string}
             */
            type: "earned" | "takenBack" | "spent" | "returned";
            amount: components["schemas"]["Money"];
            createdAt: components["schemas"]["Instant"];
            visit: components["schemas"]["CashbackVisit"];
        };
        Cashbacks: {
            /** @description One for each currency; none before the first is earned. */
            balances: components["schemas"]["Money"][];
            /** @description At most twenty, the next one first. */
            promised: components["schemas"]["PromisedCashback"][];
            /** @description The latest first. */
            entries: components["schemas"]["CashbackEntry"][];
            /** @description What the next page comes after; absent on the last page. */
            next?: string;
        };
        AccountDeletion: {
            /** @description What there is of cashback; it is lost. */
            bonuses: components["schemas"]["Money"][];
            /** @description Gift cards in the account with something on them. Without it whoever has the link of one has the card. */
            keptGiftCards: number;
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
        /** @description A time at which a service can begin. */
        FreeTime: {
            startTime: components["schemas"]["Instant"];
            serviceId: components["schemas"]["Id"];
        };
        FirmCard: {
            id: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["FirmType"];
            urlKey: string;
            cityId: components["schemas"]["Id"];
            cityName: string;
            /** @description Of the city; absent where the firm is in none. */
            districtName?: string;
            address: string;
            latitude: number;
            longitude: number;
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
            /** @description Into how many monthly parts what is paid online can be split, rising; absent where there are no instalments. */
            instalments?: number[];
            /**
             * @description Present where gift cards can be spent at the firm.
             * @constant
             */
            takesGiftCards?: true;
            /** @description The nearest free time of any of the firm's services, or of those that are asked for, with the most popular one that has it. Absent where there is none near. */
            nearest?: components["schemas"]["FreeTime"];
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
         * Format: date
         * @description A day in the firm's zone.
         * @example 2026-11-23
         */
        LocalDate: string;
        /**
         * @example {
         *       "id": 1,
         *       "name": "Актау",
         *       "urlName": "aktau",
         *       "latitude": 43.65,
         *       "longitude": 51.16,
         *       "countryCode": "KZ",
         *       "timeZone": "Asia/Aqtau",
         *       "currency": "KZT"
         *     }
         */
        City: {
            id: components["schemas"]["Id"];
            name: string;
            urlName: string;
            latitude: number;
            longitude: number;
            countryCode: string;
            /** @description IANA: today is its day. */
            timeZone: string;
            /** @description ISO 4217: that of its country. */
            currency: string;
        };
        /** @description A key of the catalogue. */
        SurveyKey: string;
        /** @description What was chosen for each question; an empty list is a question that was skipped, and what is absent was not asked yet. A key that the catalogue has no more changes nothing. */
        SurveyAnswers: {
            forWhom?: components["schemas"]["SurveyKey"][];
            interests?: components["schemas"]["SurveyKey"][];
            hours?: ("morning" | "day" | "evening" | "weekend")[];
            budget?: ("low" | "middle" | "high")[];
            priority?: ("rating" | "soon" | "discount")[];
        };
        Home: {
            city: components["schemas"]["City"];
            /** @description The best rated first, or by a survey those that fit it most; 24 at most where no certain ones are asked for. */
            firms: components["schemas"]["FirmCard"][];
            /** @description How many firms of the city meet every condition. */
            total: number;
            /** @description Whether any firm of the city takes gift cards. */
            takesGiftCards: boolean;
            /** @description Whether any firm of the city can be paid in instalments. */
            hasInstalments: boolean;
            /** @description The answers that the firms are ordered by; absent where there are none. */
            personalization?: components["schemas"]["SurveyAnswers"];
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
        /** @enum {string} */
        Grade: "EXCELLENT" | "GOOD" | "NORMAL" | "BAD";
        /** @description WebP, without anything that came with the picture. */
        ReviewPhoto: {
            /** @description Root-relative or absolute; of this width and height. */
            url: string;
            /** @description A square part of it, 320 pixels wide. */
            smallUrl: string;
            width: number;
            height: number;
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
            grade: components["schemas"]["Grade"];
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
            /** @description How the masters of the visit were graded; absent where they were not. */
            masters?: {
                masterId: components["schemas"]["Id"];
                masterName: string;
                rating: number;
            }[];
            photos?: components["schemas"]["ReviewPhoto"][];
            replyText?: string;
            replyDate?: components["schemas"]["Instant"];
        };
        /** @description What was said of a firm. */
        HomeReview: {
            review: components["schemas"]["Review"];
            firm: {
                id: components["schemas"]["Id"];
                name: string;
                urlKey: string;
                avatarUrl: string;
            };
        };
        HomeReviews: {
            reviews: components["schemas"]["HomeReview"][];
        };
        FirmList: {
            firms: components["schemas"]["FirmCard"][];
        };
        /** @description What the operator recommends; without compilation there is nothing at present. */
        AdCompilation: {
            compilation?: {
                name: string;
                text: string;
                /** @description The urlName of the kind of services. */
                category: string;
                pictureUrl?: string;
            };
        };
        /** @description What is absent is not set. */
        Configs: {
            /** @description What every visitor of the home page should know. */
            announcement?: {
                text: string;
            };
            /** @description Where clients get help. E.164 with a plus. */
            support?: {
                phone: string;
                whatsApp?: string;
            };
            /** @description Where the app is in the stores of phones, at the stores' own hosts. */
            stores?: {
                appStore?: string;
                googlePlay?: string;
            };
        };
        /**
         * @description forWhom: a menu tab by its key. interests: categories by their urlNames. hours: when somebody likes to come. budget: how much a visit may cost beside the others of the city. priority: what counts most.
         * @enum {string}
         */
        SurveyQuestion: "forWhom" | "interests" | "hours" | "budget" | "priority";
        /** @description What is asked, in this order. */
        Personalization: {
            questions: {
                question: components["schemas"]["SurveyQuestion"];
                /** @description Whether several options may be chosen. */
                isMany: boolean;
                options: {
                    key: string;
                    /** @description As the catalogue has it; absent where the key says all. */
                    name?: string;
                    pictureUrl?: string;
                }[];
            }[];
            /**
             * Format: uuid
             * @description The survey of whoever is signed in; absent where there is none yet.
             */
            token?: string;
        };
        /** @description Rises with each change of the answers; 0 before the first. */
        SurveyVersion: number;
        Survey: {
            /**
             * Format: uuid
             * @description The key to the answers: random, and made by who begins.
             */
            token: string;
            answers: components["schemas"]["SurveyAnswers"];
            /** @description Whether the home page is ordered by the answers. */
            isFinished: boolean;
            version: components["schemas"]["SurveyVersion"];
        };
        KeepSurvey: {
            version: components["schemas"]["SurveyVersion"];
            answers: components["schemas"]["SurveyAnswers"];
        };
        /** @description The survey as it is after answers came. */
        KeptSurvey: {
            /** Format: uuid */
            token: string;
            answers: components["schemas"]["SurveyAnswers"];
            isFinished: boolean;
            version: components["schemas"]["SurveyVersion"];
            /** @description Whether the answers came late, and were not kept. */
            isLate: boolean;
        };
        FinishSurvey: {
            /** Format: uuid */
            token: string;
            answers: components["schemas"]["SurveyAnswers"];
        };
        /**
         * @description The first 12 hexadecimal digits of the SHA-256 of the id of a visit, in capitals.
         * @example 4A1F09C2B7D3
         */
        Ticket: string;
        /** @description A prize that is drawn among visits that have taken place. */
        Raffle: {
            key: string;
            name: string;
            prize: string;
            terms: string[];
            /** @description The company link of the network whose visits count; absent where all do. */
            firmsKey?: string;
            /** @description Visits count that end from then on, and before endsAt. */
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            drawsAt: components["schemas"]["Instant"];
            /** @description The SHA-256 of the seed. */
            seedHash: string;
            ticketCount: number;
            /** @description Present for whoever is signed in, the latest visit first. */
            ownTickets?: {
                ticket: components["schemas"]["Ticket"];
                firmName: string;
                visitedAt: components["schemas"]["Instant"];
            }[];
            /**
             * @description Present once it is drawn. The winner is the ticket for which SHA-256 of the seed, a colon and the ticket, in hexadecimal
             *     digits, is the lowest.
             */
            draw?: {
                seed: string;
                /** @description In the order of their letters. */
                tickets: components["schemas"]["Ticket"][];
                /** @description Absent where there was no ticket. */
                winner?: components["schemas"]["Ticket"];
            };
        };
        AnnouncedRaffle: {
            /** @description Absent where none is announced by this key. */
            raffle?: components["schemas"]["Raffle"];
        };
        /** @description What a company link stands for. */
        MultiLink: {
            /** @enum {string} */
            kind: "firm" | "network";
            name: string;
            /** @description One firm, or the branches of a network. */
            firms: components["schemas"]["FirmCard"][];
        };
        /** @description A first page of firms; the search has the others. */
        FirmPage: {
            /** @description Of all pages. */
            total: number;
            /** @description Into how many parts the firms of all pages split what is paid online, the fewest first. */
            instalments: number[];
            firms: components["schemas"]["FirmCard"][];
        };
        /**
         * @example {
         *       "id": 4,
         *       "name": "Маникюр с покрытием",
         *       "price": {
         *         "amount": 700000,
         *         "currency": "KZT"
         *       }
         *     }
         */
        PricedService: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The least of those who do it. */
            price: components["schemas"]["Money"];
            /** @description The most; absent where the price is fixed. */
            priceMax?: components["schemas"]["Money"];
        };
        /** @description A firm beside others. Its card has the lowest price and the nearest time of the services that are wanted, of all its own where none is. */
        ComparedFirm: {
            firm: components["schemas"]["FirmCard"];
            /** @description Whether it has any of the services that are wanted; true where none is. Where it is false, the card is of all its services. */
            isOffered: boolean;
            /** @description The service that the card's priceFrom is of; absent where the firm has none. */
            cheapestServiceName?: string;
            /** @description The service that the card's nearest time is for; absent where there is none. */
            nearestServiceName?: string;
            /** @description Those that are wanted by words or by a subcategory, the cheapest first. */
            services: components["schemas"]["PricedService"][];
        };
        ComparedFirms: {
            firms: components["schemas"]["ComparedFirm"][];
            /**
             * @description What prices and times are of: all that the firms do, what they do of a category, or services that words or a subcategory name, which alone are alike.
             * @enum {string}
             */
            by: "everything" | "category" | "services";
            /** @description What two of the firms do at least, and so can be compared by; of one firm, what it does. */
            categories: components["schemas"]["Category"][];
        };
        /**
         * @description relevance: what fits best, then the best rated; soonest: the nearest free time; distance: the nearest firm; price: of the cheapest service that is looked for.
         * @enum {string}
         */
        SearchSort: "relevance" | "rating" | "price" | "soonest" | "distance";
        /**
         * @description A firm with what of it was found. Its card has the lowest price and the nearest time of the services that are looked for.
         * @example {
         *       "firm": {
         *         "id": 1,
         *         "name": "Red Apple на набережной",
         *         "type": "SALON",
         *         "urlKey": "red-apple-naberezhnaya",
         *         "cityId": 1,
         *         "cityName": "Актау",
         *         "address": "14-й мкр, 23",
         *         "latitude": 43.64,
         *         "longitude": 51.16,
         *         "avatarUrl": "/pictures/firms/red-apple-naberezhnaya/avatar.svg",
         *         "picture": {
         *           "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
         *           "alt": "Зал салона",
         *           "width": 1440,
         *           "height": 810,
         *           "placeholder": "#f0d9cd"
         *         },
         *         "averageRating": 4.9,
         *         "reviewCount": 18,
         *         "isIndividualMaster": false,
         *         "isPromoted": true,
         *         "workSchedule": {
         *           "isOpen": true,
         *           "closesAt": "20:00"
         *         },
         *         "categoryIds": [
         *           1,
         *           2
         *         ],
         *         "priceFrom": {
         *           "amount": 700000,
         *           "currency": "KZT"
         *         },
         *         "discountPercent": 15,
         *         "nearest": {
         *           "startTime": "2026-11-23T18:15:00+05:00",
         *           "serviceId": 4
         *         }
         *       },
         *       "services": [
         *         {
         *           "id": 4,
         *           "name": "Маникюр с покрытием",
         *           "price": {
         *             "amount": 700000,
         *             "currency": "KZT"
         *           }
         *         }
         *       ],
         *       "masters": [],
         *       "times": [
         *         {
         *           "startTime": "2026-11-23T18:15:00+05:00",
         *           "serviceId": 4
         *         }
         *       ]
         *     }
         */
        FoundFirm: {
            firm: components["schemas"]["FirmCard"];
            /** @description Those of its services that the words name, the cheapest first; none where none was asked for. */
            services: components["schemas"]["PricedService"][];
            /** @description Those of its masters that the words name. */
            masters: {
                id: components["schemas"]["Id"];
                name: string;
            }[];
            /** @description The first free times in the hours that were asked for; none where no date was. */
            times: components["schemas"]["FreeTime"][];
        };
        FoundFirms: {
            /** @description Of all pages. */
            total: number;
            /** @description Whether what is found is only called nearly so, by a letter or by ear. */
            isNearly: boolean;
            firms: components["schemas"]["FoundFirm"][];
        };
        /**
         * @description What is searched by, as its parameter is called; `date` with its hours.
         * @enum {string}
         */
        SearchCondition: "tab" | "category" | "subCategory" | "district" | "priceTo" | "ratingFrom" | "distanceTo" | "hasDiscount" | "hasInstalments" | "isOpenNow" | "date";
        /** @description What can still be chosen, with how many firms it leaves: every other condition holds, the one of its own kind does not. */
        FilterOptions: {
            /** @description That of the prices. */
            currency: string;
            /** @description For whom: the menu tabs that do not have every category. */
            tabs: {
                key: string;
                name: string;
                count: number;
            }[];
            categories: {
                id: components["schemas"]["Id"];
                name: string;
                urlName: string;
                count: number;
            }[];
            /** @description The districts of the city that have firms. */
            districts: {
                urlName: string;
                name: string;
                count: number;
            }[];
            prices: {
                /** @description Minor units. */
                priceTo: number;
                count: number;
            }[];
            ratings: {
                ratingFrom: number;
                count: number;
            }[];
            distances: {
                /** @description Metres. */
                distanceTo: number;
                count: number;
            }[];
            discountCount: number;
            instalmentsCount: number;
            openNowCount: number;
            /** @description How many firms there are without a condition that is asked for, all others as they are; the one that leaves most first. */
            without: {
                condition: components["schemas"]["SearchCondition"];
                count: number;
            }[];
            /** @description Where the words find nothing in the city: its other cities that have firms with all of them, the most first. */
            elsewhere: {
                name: string;
                urlName: string;
                count: number;
            }[];
        };
        /**
         * @description RECOMMENDED: by a survey those that fit it most; else those that the operator promotes, then the best rated.
         * @enum {string}
         */
        CompilationKey: "RECOMMENDED";
        /**
         * @example {
         *       "words": [
         *         "Маникюр с покрытием"
         *       ]
         *     }
         */
        SuggestedWords: {
            words: string[];
        };
        /** @description One name that the services of some firms have. */
        ServiceSuggestion: {
            /** @constant */
            kind: "service";
            name: string;
            firmCount: number;
        };
        FirmSuggestion: {
            /** @constant */
            kind: "firm";
            name: string;
            /** @description Where it is. */
            note: string;
            urlKey: string;
        };
        MasterSuggestion: {
            /** @constant */
            kind: "master";
            name: string;
            /** @description What they are, and the name of the firm. */
            note: string;
            /** @description That of the firm. */
            urlKey: string;
            /** @description The master's id there. */
            masterId: components["schemas"]["Id"];
        };
        /** @description What words may mean. */
        Suggestion: components["schemas"]["ServiceSuggestion"] | components["schemas"]["FirmSuggestion"] | components["schemas"]["MasterSuggestion"];
        Suggestions: {
            suggestions: components["schemas"]["Suggestion"][];
        };
        /**
         * @description A firm as it stands on a map.
         * @example {
         *       "id": 1,
         *       "name": "Red Apple на набережной",
         *       "urlKey": "red-apple-naberezhnaya",
         *       "latitude": 43.64,
         *       "longitude": 51.16,
         *       "averageRating": 4.9,
         *       "priceFrom": {
         *         "amount": 700000,
         *         "currency": "KZT"
         *       }
         *     }
         */
        FirmLocation: {
            id: components["schemas"]["Id"];
            name: string;
            urlKey: string;
            latitude: number;
            longitude: number;
            averageRating: number;
            /** @description The lowest of the services that are looked for; absent where it has none. */
            priceFrom?: components["schemas"]["Money"];
        };
        FirmLocations: {
            locations: components["schemas"]["FirmLocation"][];
        };
        /**
         * @example {
         *       "key": "price",
         *       "name": "Сначала недорогие"
         *     }
         */
        SortOption: {
            key: components["schemas"]["SearchSort"];
            name: string;
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
        /**
         * @description What is taken off the price of what begins in these hours of a weekday.
         * @example {
         *       "id": 1,
         *       "weekday": 1,
         *       "startsAt": "11:00",
         *       "endsAt": "12:00",
         *       "percent": 15
         *     }
         */
        Discount: {
            id: components["schemas"]["Id"];
            /** @description ISO 8601: 1 is Monday. */
            weekday: number;
            startsAt: components["schemas"]["LocalTime"];
            endsAt: string;
            percent: number;
        };
        FirmDiscounts: {
            discounts: components["schemas"]["Discount"][];
        };
        /**
         * @description A picture of what was made for a client.
         * @example {
         *       "id": 1,
         *       "picture": {
         *         "url": "/pictures/works/hair-1-960.avif",
         *         "alt": "Каре с мягким переходом",
         *         "width": 1440,
         *         "height": 960,
         *         "placeholder": "#f0d9cd"
         *       },
         *       "serviceId": 1,
         *       "serviceName": "Женская стрижка"
         *     }
         */
        Work: {
            id: components["schemas"]["Id"];
            picture: components["schemas"]["Picture"];
            serviceId?: components["schemas"]["Id"];
            serviceName?: string;
            masterId?: components["schemas"]["Id"];
            masterName?: string;
        };
        /**
         * @description A service or a master, and how many works are theirs.
         * @example {
         *       "id": 1,
         *       "name": "Женская стрижка",
         *       "count": 4
         *     }
         */
        WorkFilter: {
            id: components["schemas"]["Id"];
            name: string;
            count: number;
        };
        Portfolio: {
            /** @description How many works are asked for, on all pages. */
            total: number;
            works: components["schemas"]["Work"][];
            /** @description Of all of the firm's works, whatever is asked for. */
            services: components["schemas"]["WorkFilter"][];
            /** @description Of all of the firm's works, whatever is asked for. */
            masters: components["schemas"]["WorkFilter"][];
        };
        /**
         * @example {
         *       "name": "Стилист",
         *       "masterIds": [
         *         1,
         *         2
         *       ]
         *     }
         */
        Profession: {
            name: string;
            masterIds: components["schemas"]["Id"][];
        };
        Professions: {
            professions: components["schemas"]["Profession"][];
        };
        /**
         * @example {
         *       "bio": "Работаю с формой и цветом.",
         *       "worksCount": 8,
         *       "reviewCount": 24
         *     }
         */
        MasterProfile: {
            bio?: string;
            worksCount: number;
            reviewCount: number;
        };
        /**
         * @description Votes are taken while it is open.
         * @enum {string}
         */
        ContestState: "notYet" | "open" | "over";
        /**
         * @description A master who takes part, and how they stand.
         * @example {
         *       "place": 1,
         *       "votes": 42,
         *       "firmId": 1,
         *       "masterId": 101,
         *       "name": "Айгерим",
         *       "surname": "Сапарова",
         *       "profession": "Стилист",
         *       "avatarUrl": "/pictures/masters/1.svg",
         *       "firmName": "Red Apple на набережной",
         *       "urlKey": "red-apple-naberezhnaya"
         *     }
         */
        ContestMaster: {
            /** @description Those with as many votes share one. */
            place: number;
            votes: number;
            firmId: components["schemas"]["Id"];
            masterId: components["schemas"]["Id"];
            name: string;
            surname?: string;
            profession: string;
            avatarUrl: string;
            firmName: string;
            /** @description The company link of the firm. */
            urlKey: string;
        };
        /**
         * @description What clients vote on, one vote each, and how it stands.
         * @example {
         *       "key": "master-sezona",
         *       "name": "Мастер сезона",
         *       "question": "К кому вы пришли бы снова?",
         *       "startsAt": "2026-11-01T00:00:00+05:00",
         *       "endsAt": "2026-12-01T00:00:00+05:00",
         *       "state": "open",
         *       "voteCount": 42,
         *       "standings": [
         *         {
         *           "place": 1,
         *           "votes": 42,
         *           "firmId": 1,
         *           "masterId": 101,
         *           "name": "Айгерим",
         *           "profession": "Стилист",
         *           "avatarUrl": "/pictures/masters/1.svg",
         *           "firmName": "Red Apple на набережной",
         *           "urlKey": "red-apple-naberezhnaya"
         *         }
         *       ]
         *     }
         */
        Contest: {
            key: string;
            name: string;
            /** @description What is voted for. */
            question: string;
            startsAt: components["schemas"]["Instant"];
            endsAt: components["schemas"]["Instant"];
            state: components["schemas"]["ContestState"];
            voteCount: number;
            /** @description The best first. */
            standings: components["schemas"]["ContestMaster"][];
            /** @description Whom the account has voted for; absent for visitors and before. */
            ownVote?: {
                firmId: components["schemas"]["Id"];
                masterId: components["schemas"]["Id"];
            };
        };
        MasterContest: {
            /** @description Absent where the master takes part in none. */
            contest?: components["schemas"]["Contest"];
        };
        /**
         * @example {
         *       "contest": "master-sezona"
         *     }
         */
        Vote: {
            /** @description The key of the contest. */
            contest: string;
        };
        /**
         * @description What a master offers beside their services.
         * @example {
         *       "id": 1,
         *       "masterId": 1,
         *       "title": "Уход в подарок",
         *       "text": "К окрашиванию — маска в подарок."
         *     }
         */
        MasterPromotion: {
            id: components["schemas"]["Id"];
            masterId: components["schemas"]["Id"];
            title: string;
            text: string;
            /** @description Its last day; absent where it has none. */
            endsOn?: components["schemas"]["LocalDate"];
        };
        MasterPromotions: {
            promotions: components["schemas"]["MasterPromotion"][];
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
         *       "subCategory": {
         *         "id": 11,
         *         "name": "Стрижки"
         *       },
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
            /** @description The kind of services within the category; absent where it is of none. */
            subCategory?: {
                id: components["schemas"]["Id"];
                name: string;
            };
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
        CreatedReservation: {
            reservation: components["schemas"]["Reservation"];
            /** @description The guest's key to this reservation. Given once, with the hold. */
            secret?: string;
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
            /** @description None is there twice for one person: `validationFailed`. */
            entries: components["schemas"]["EntryWish"][];
            /**
             * @description How many people the entries are for, who are numbered from 1, without gaps: `validationFailed` for another count.
             * @default 1
             */
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
             * @description The caller's own reservation, if they have one: by its secret, or by their phone, it does not count as taken. Of another's nothing is told.
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
             * @description The caller's own reservation, if they have one: by its secret, or by their phone, it does not count as taken. Of another's nothing is told.
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
             * @description The caller's own reservation, if they have one: by its secret, or by their phone, it does not count as taken. Of another's nothing is told.
             */
            reservationId?: string;
        };
        UnlockByOtherMaster: {
            /** @constant */
            kind: "otherMaster";
            /** @description The named master who is in the way. */
            masterId: components["schemas"]["Id"];
            /** @description Whom to ask for all that masterId was asked for. */
            otherMasterId: components["schemas"]["Id"];
        };
        UnlockByLongerWait: {
            /** @constant */
            kind: "longerWait";
            /** @description The longest wait to accept between two services, minutes. */
            awaitingTime: number;
        };
        UnlockByOtherManner: {
            /** @constant */
            kind: "otherManner";
            /**
             * @description How to have the people served.
             * @enum {string}
             */
            manner: "together" | "oneAfterAnother";
        };
        /** @description The service to leave out; whoever wants it wants others too. */
        UnlockWithoutService: {
            /** @constant */
            kind: "withoutService";
            person: number;
            serviceId: components["schemas"]["Id"];
        };
        /** @description The one change of what is wanted that opens the time, the first of these that does; absent where none of them does. */
        Unlock: components["schemas"]["UnlockByOtherMaster"] | components["schemas"]["UnlockByLongerWait"] | components["schemas"]["UnlockByOtherManner"] | components["schemas"]["UnlockWithoutService"];
        /**
         * @description A time on the grid that can't be had, with the reason and the one change that opens it.
         * @example {
         *       "startTime": "2026-11-23T13:45:00+05:00",
         *       "reason": "tooShort",
         *       "freeMinutes": 45,
         *       "unlock": {
         *         "kind": "otherMaster",
         *         "masterId": 2,
         *         "otherMasterId": 1
         *       }
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
            unlock?: components["schemas"]["Unlock"];
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
             * @description The caller's own reservation that is to stand for this time: by its secret, or by their phone, it does not count as taken. Of another's nothing is told.
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
        /** @description Turns a hold into a reservation of a person whose phone is proven. Where the bill is not the expected one, nothing is changed: `priceChanged`, with the `bill` as it is. */
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
         * @description early: the visit is not over. open: it may be reviewed until `reviewableUntil`. over: that is past, or three reviews of it were taken back. impossible: the visit came to nothing, or the firm is not here any more.
         * @enum {string}
         */
        Reviewability: "early" | "open" | "over" | "impossible";
        MasterOfVisit: {
            id: components["schemas"]["Id"];
            name: string;
            avatarUrl: string;
            /** @description What they did at the visit. */
            serviceNames: string[];
        };
        Rating: number;
        MasterRating: {
            masterId: components["schemas"]["Id"];
            rating: components["schemas"]["Rating"];
        };
        /** @description What the client has said of the visit. */
        WrittenReview: {
            rating: components["schemas"]["Rating"];
            masters: components["schemas"]["MasterRating"][];
            /** @description May be empty. */
            text: string;
            photos: components["schemas"]["ReviewPhoto"][];
            date: components["schemas"]["Instant"];
            /** @description Absent where it cannot be taken back any more. */
            takeBackUntil?: components["schemas"]["Instant"];
        };
        /** @description A visit as its client may review it. */
        VisitReview: {
            firm: {
                id: components["schemas"]["Id"];
                name: string;
                /** @description Absent where the firm is not here any more. */
                urlKey?: string;
                picture: components["schemas"]["Picture"];
            };
            startTime: components["schemas"]["Instant"];
            reviewability: components["schemas"]["Reviewability"];
            reviewableUntil: components["schemas"]["Instant"];
            /** @description Who may be graded: the masters of the visit who are still at the firm. None where the firm is one master. */
            masters: components["schemas"]["MasterOfVisit"][];
            /** @description How the review is signed. */
            authorName: string;
            review?: components["schemas"]["WrittenReview"];
        };
        CreateReview: {
            /** @description Of the firm. */
            rating: components["schemas"]["Rating"];
            /** @description Each once, and only those of the visit. */
            masters: components["schemas"]["MasterRating"][];
            text: string;
            /** @description JPEG, PNG or WebP in base64, at most 3 MB each and 6 MB together. */
            photos: string[];
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
        Instalment: {
            /** @description In the firm's zone. */
            date: components["schemas"]["LocalDate"];
            amount: components["schemas"]["Money"];
        };
        /** @description In monthly parts, by PayBox's page: its bank pays the firm the whole at once, and is paid by the client. Where the first part is not paid today, the dates are counted from the day it is. */
        PayByInstalmentsOption: {
            /** @constant */
            type: "instalments";
            /** @description What is paid when; they make up what is due exactly. */
            parts: components["schemas"]["Instalment"][];
        };
        /** @description A way in which this client can pay. */
        PaymentOption: components["schemas"]["PayBySavedCardOption"] | components["schemas"]["PayByCardOption"] | components["schemas"]["PayByPayBoxOption"] | components["schemas"]["PayByInstalmentsOption"];
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
            /** @description What was taken, which may be another amount than was to be; until then, what is to be taken. */
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
        /** @description What is to be paid for one thing, for how long, in which ways, and what became of paying it. */
        Paying: {
            /** @description What is still to be paid; nothing once it is, or when it is too late. */
            due: components["schemas"]["Money"];
            /** @description How long it can still be paid; absent when it can't. */
            payableForSeconds?: number;
            /** @description Empty when nothing can be paid. */
            ways: components["schemas"]["PaymentOption"][];
            /** @description The one that took money, or else the last attempt; absent before the first. */
            payment?: components["schemas"]["Payment"];
            refunds: components["schemas"]["Refund"][];
        };
        /** @description The price taken apart; `now` and `atSalon` make up what is left of it. */
        PrepaymentBill: {
            /** @description What the visit costs at least, before the discount. */
            price: components["schemas"]["Money"];
            /** @description What it costs at most, before the discount; with the two other `…Max`, absent where its price is fixed. */
            priceMax?: components["schemas"]["Money"];
            /** @description What is taken off `price`. */
            discount: components["schemas"]["Money"];
            /** @description What is taken off `priceMax`. */
            discountMax?: components["schemas"]["Money"];
            /** @description What is paid with bonuses. */
            cashback: components["schemas"]["Money"];
            /** @description What is paid with a gift card. */
            giftCard: components["schemas"]["Money"];
            /** @description What is left of the prepayment to be paid by card. */
            now: components["schemas"]["Money"];
            /** @description What is left to be paid at the salon, at least. */
            atSalon: components["schemas"]["Money"];
            /** @description What is left to be paid at the salon, at most. */
            atSalonMax?: components["schemas"]["Money"];
        };
        /** @description Cashback as a way to pay for a visit. */
        UsableCashback: {
            /** @description What the client has. */
            balance: components["schemas"]["Money"];
            /** @description What of it can be, or was, taken off. */
            usable: components["schemas"]["Money"];
        };
        /** @description What went back to where it was taken off, once the visit was none any more. */
        ReturnedParts: {
            cashback: components["schemas"]["Money"];
            giftCard: components["schemas"]["Money"];
        };
        /** @description What becomes of the money if the client cancels now. */
        IfCancelled: {
            /** @description What comes back to the client. */
            back: components["schemas"]["Money"];
            /** @description What stays with the firm. */
            kept: components["schemas"]["Money"];
            /** @description Where it comes back to: the cards, or accounts, that it came from. */
            to: {
                amount: components["schemas"]["Money"];
                card?: components["schemas"]["ShownCard"];
                /**
                 * @description Present where it was no bank card's money.
                 * @enum {string}
                 */
                account?: "cashback" | "giftCard";
            }[];
            /** @description Until when this holds; absent where nothing comes back. */
            until?: components["schemas"]["Instant"];
        };
        /** @description What is to be paid before a visit, and what was. It can be paid as long as its time is held for that. */
        Prepayment: {
            /** Format: uuid */
            reservationId: string;
            firmId: components["schemas"]["Id"];
            reservationStatus: components["schemas"]["ReservationStatus"];
            bill: components["schemas"]["PrepaymentBill"];
            /** @description What of the cashback of whoever is signed in can be taken off; absent where that is nothing. */
            cashback?: components["schemas"]["UsableCashback"];
            /** @description What comes back of `due` as cashback once the visit has taken place; absent where nothing. */
            promisedCashback?: components["schemas"]["Money"];
            /** @description Absent where nothing was. */
            returned?: components["schemas"]["ReturnedParts"];
            /** @description Absent where nothing was paid, or the client can't cancel, nor the firm for them. */
            ifCancelled?: components["schemas"]["IfCancelled"];
        } & components["schemas"]["Paying"];
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
        PayAtPage: {
            /** @description What the client agrees to pay. */
            expected: components["schemas"]["Money"];
            /** @description Into how many parts, of those that are offered; absent to pay all of it now. */
            instalments?: number;
        };
        /** @description Saving a card at PayBox's page. */
        CardSaving: {
            /**
             * Format: uuid
             * @description What the card is known by once it is saved.
             */
            cardId: string;
            /**
             * @description opening: PayBox is asked for its page. open: the card is typed there. failed: there is no new card, since the page was left, or could not be opened.
             * @enum {string}
             */
            status: "opening" | "open" | "saved" | "failed";
            /** @description PayBox's page, with open. */
            url?: string;
            /**
             * Format: uuid
             * @description Of the visit that was to be paid; absent where there was none.
             */
            reservationId?: string;
        };
        AgreeToPay: {
            /** @description What the client agrees to pay now. */
            expected: components["schemas"]["Money"];
        };
        SpendCashback: {
            /** @description The `usable` that the client has seen. */
            expected: components["schemas"]["Money"];
        };
        /** @description A card that a client has saved. */
        PaymentCard: {
            /** Format: uuid */
            id: string;
            card: components["schemas"]["ShownCard"];
            /** @description The month and the year in which it ends: MM/YY. */
            expires?: string;
            isExpired: boolean;
            /** @description Whether it is offered first. */
            isDefault: boolean;
        };
        PaymentCards: {
            /** @description The default first, then the newest. */
            cards: components["schemas"]["PaymentCard"][];
        };
        BindCard: {
            /** Format: uuid */
            bindingId: string;
            /** @description What the processor's field made of the card. */
            cryptogram: string;
            /** @description What the client agrees to have taken and given back. */
            expected: components["schemas"]["Money"];
        };
        BankProof: {
            /** Format: uuid */
            bindingId: string;
            /**
             * Format: uuid
             * @description What the address of `cb` has after its `#`.
             */
            proof: string;
        };
        /** @description Saving a card: what is due is taken to see that the card works, and given back at once. Nothing can be paid once a card was saved. */
        CardBinding: {
            /** Format: uuid */
            bindingId: string;
        } & components["schemas"]["Paying"];
        /** @description Who the money goes to, as far as is known of them. */
        PaidFirm: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Absent where the firm is not here any more. */
            urlKey?: string;
            city: string;
            address: string;
            phoneNumbers: string[];
        };
        /** @description The visit that a payment is for. */
        PaidVisit: {
            /** @constant */
            type: "reservation";
            /** Format: uuid */
            reservationId: string;
            firm: components["schemas"]["PaidFirm"];
            /** @description In the firm's zone. */
            startTime: components["schemas"]["Instant"];
            /** @description Their names, each once for each person. */
            services: string[];
        };
        /** @description A card was checked, to be saved; what was taken for that goes back. */
        PaidCardBinding: {
            /** @constant */
            type: "card";
        };
        /** @description A gift card that was bought. */
        PaidGiftCard: {
            /** @constant */
            type: "giftCard";
            /** Format: uuid */
            giftCardId: string;
            /** @description Whom it is for, in the buyer's words; absent where they said nothing. */
            toName?: string;
        };
        /** @description What a firm has asked to be paid by a link. */
        PaidLink: {
            /** @constant */
            type: "link";
            purpose: string;
            /** @description Absent where it is not here any more. */
            firm?: components["schemas"]["PaidFirm"];
        };
        /** @description What a payment is for. */
        PaymentSubject: components["schemas"]["PaidVisit"] | components["schemas"]["PaidCardBinding"] | components["schemas"]["PaidGiftCard"] | components["schemas"]["PaidLink"];
        /** @description That something was paid. It is no fiscal receipt. */
        PaymentReceipt: {
            /** @description The firm's date of the payment and the beginning of its id. */
            number: string;
            /** @description In the firm's zone. */
            paidAt: components["schemas"]["Instant"];
            /** @description What was taken, before anything was given back of it. */
            paid: components["schemas"]["Money"];
            /** @description By what the processor and the bank find it. */
            reference?: string;
        };
        /** @description A payment among those of an account. */
        PaymentRecord: {
            payment: components["schemas"]["Payment"];
            subject: components["schemas"]["PaymentSubject"];
            /** @description The oldest first. */
            refunds: components["schemas"]["Refund"][];
            /** @description Absent where nothing was taken. */
            receipt?: components["schemas"]["PaymentReceipt"];
            /** @description What cashback pays of the same prepayment; absent where nothing. */
            cashback?: components["schemas"]["Money"];
            /** @description What gift cards pay of it; absent where nothing. */
            giftCard?: components["schemas"]["Money"];
        };
        Payments: {
            /** @description The latest first. */
            payments: components["schemas"]["PaymentRecord"][];
            /** @description What the next page comes after; absent on the last page. */
            next?: string;
        };
        /**
         * @description awaitingPayment: it is ordered, and nothing is issued. unpaid: it was not paid in time. scheduled: it is paid, and sent on its day. sent: its link is with the recipient, or with the buyer who hands it over. opened: somebody has looked at it by its link since, or has spent of it; what of it is spent, the balance says. used: nothing is left. expired: its last day is over. cancelled: the buyer has taken it back, and the money went back.
         * @enum {string}
         */
        GiftCardStatus: "awaitingPayment" | "unpaid" | "scheduled" | "sent" | "opened" | "used" | "expired" | "cancelled";
        /**
         * @description Where a card works: at one firm, at the firms of a network, or at every firm that takes cards. It pays what is due before a visit.
         * @enum {string}
         */
        WorksAtKind: "firm" | "network" | "everyFirm";
        /** @description Where a card works; `id` and `name` are the firm's or the network's. */
        WorksAt: {
            type: components["schemas"]["WorksAtKind"];
            id?: components["schemas"]["Id"];
            name?: string;
        };
        /**
         * @description What a card looks like.
         * @enum {string}
         */
        GiftCardDesign: "tulips" | "bouquet" | "almond" | "balloons" | "pomegranate" | "ribbon" | "sea" | "steppe" | "mountains" | "ornament" | "lace" | "salon";
        /** @description The buyer hands over the link, or a print of it. */
        DeliveryByLink: {
            /** @constant */
            type: "link";
        };
        /** @description The link is sent to a phone, once it is paid or on a day. */
        DeliveryBySms: {
            /** @constant */
            type: "sms";
            phone: components["schemas"]["Phone"];
            /** @description In the morning of a day to come, in the zone Asia/Aqtau. */
            sendOn?: components["schemas"]["LocalDate"];
        };
        /** @description How the card comes to its recipient. */
        GiftCardDelivery: components["schemas"]["DeliveryByLink"] | components["schemas"]["DeliveryBySms"];
        /** @description A gift card as its buyer sees it. */
        GiftCard: {
            /** Format: uuid */
            id: string;
            status: components["schemas"]["GiftCardStatus"];
            /** @description What it was bought for. */
            amount: components["schemas"]["Money"];
            /** @description What is left of it; nothing before it is paid. */
            balance: components["schemas"]["Money"];
            worksAt: components["schemas"]["WorksAt"];
            design: components["schemas"]["GiftCardDesign"];
            from?: string;
            to?: string;
            words?: string;
            delivery: components["schemas"]["GiftCardDelivery"];
            /** @description What the recipient opens; a key to the money. Absent before it is paid, and once nothing is left. */
            link?: string;
            /** @description Its last day; absent before it is paid. */
            validUntil?: components["schemas"]["LocalDate"];
            /** @description Absent before it is sent. */
            sentAt?: components["schemas"]["Instant"];
            /** @description When its link was first opened, once it was sent. */
            openedAt?: components["schemas"]["Instant"];
            /** @description Whether `cancelGiftCard` gives the money back now. */
            isCancellable: boolean;
            /**
             * @description Of a cancelled card: what became of giving the money back. refused: the processor will not, and whoever runs the service has to.
             * @enum {string}
             */
            refund?: "processing" | "done" | "refused";
            /**
             * @description Where `resendGiftCard` sends its link to the recipient's phone once more, now or in some minutes. Absent else, and once it was sent as often as it is.
             * @constant
             */
            isResendable?: true;
            createdAt: components["schemas"]["Instant"];
            /** @description In lists it is absent. */
            paying?: components["schemas"]["Paying"];
        };
        /** @description A firm where gift cards can be spent: it takes them, and something there asks for a prepayment. */
        GiftCardFirm: {
            id: components["schemas"]["Id"];
            name: string;
            urlKey: string;
            address: string;
            cityId: components["schemas"]["Id"];
            cityName: string;
            avatarUrl: string;
            /** @description Absent where it is of none. */
            networkId?: components["schemas"]["Id"];
        };
        /** @description A gift card as its recipient sees it. */
        ReceivedGiftCard: {
            /**
             * Format: uuid
             * @description Names it in the calls of whoever keeps it.
             */
            id: string;
            status: components["schemas"]["GiftCardStatus"];
            amount: components["schemas"]["Money"];
            balance: components["schemas"]["Money"];
            worksAt: components["schemas"]["WorksAt"];
            design: components["schemas"]["GiftCardDesign"];
            from?: string;
            to?: string;
            words?: string;
            validUntil: components["schemas"]["LocalDate"];
            /**
             * @description Where it is in the account of whoever asks.
             * @constant
             */
            isKept?: true;
            /** @description What opens it, for whoever keeps it and nobody else. Absent where nobody does, and once nothing is left. */
            link?: string;
            /** @description Where it can be spent now. */
            firms: components["schemas"]["GiftCardFirm"][];
        };
        GiftCards: {
            bought: components["schemas"]["GiftCard"][];
            received: components["schemas"]["ReceivedGiftCard"][];
        };
        /** @description Where a card is to work. Without `id` for every firm. */
        WantedWorksAt: {
            type: components["schemas"]["WorksAtKind"];
            /** @description Of the firm or the network. */
            id?: components["schemas"]["Id"];
        };
        /** @description A card to be paid. What is shown to nobody may be absent. */
        CreateGiftCard: {
            amount: components["schemas"]["Money"];
            worksAt: components["schemas"]["WantedWorksAt"];
            design: components["schemas"]["GiftCardDesign"];
            /** @description By whom it is given, as the card says it. */
            from?: string;
            /** @description To whom, as the card says it. */
            to?: string;
            words?: string;
            delivery: components["schemas"]["GiftCardDelivery"];
            buyerName: string;
            buyerPhone: components["schemas"]["Phone"];
            /** @description From phone-verification/validate-code. May be absent where the phone is that of the account whose token is sent; then no saved card pays, unless it is proven later. */
            proof?: string;
        };
        CreatedGiftCard: {
            /** Format: uuid */
            id: string;
            /** @description The buyer's key to it, for a guest: the header gift_card_secret. */
            secret: string;
            card: components["schemas"]["GiftCard"];
        };
        /** @description A network with a firm where gift cards can be spent. */
        GiftCardNetwork: {
            id: components["schemas"]["Id"];
            name: string;
            urlKey: string;
        };
        /** @description What gift cards there are, and under which terms. */
        GiftCardConfigs: {
            /** @description The smallest amount. */
            least: components["schemas"]["Money"];
            /** @description The largest amount. */
            most: components["schemas"]["Money"];
            /** @description Amounts are multiples of it. */
            step: components["schemas"]["Money"];
            presets: components["schemas"]["Money"][];
            designs: components["schemas"]["GiftCardDesign"][];
            /** @description How long a card works from the day it is sent. */
            validMonths: number;
            /** @description How far ahead the day may be on which it is sent. */
            sendWithinDays: number;
            /** @description How many days before its last one the end of a card is announced. */
            announceDays: number;
            wordsCharacters: number;
            firms: components["schemas"]["GiftCardFirm"][];
            networks: components["schemas"]["GiftCardNetwork"][];
        };
        /** @description What stands behind #k= in a card's link. */
        Token: string;
        GiftCardToken: {
            token: components["schemas"]["Token"];
        };
        PayGiftCardByCard: {
            /** @constant */
            way: "card";
            cryptogram: string;
            /**
             * @description Kept for whoever is signed in.
             * @default false
             */
            saveCard?: boolean;
            expected: components["schemas"]["Money"];
        };
        PayGiftCardBySavedCard: {
            /** @constant */
            way: "savedCard";
            /** Format: uuid */
            cardId: string;
            expected: components["schemas"]["Money"];
        };
        PayGiftCardByPayBox: {
            /** @constant */
            way: "payBox";
            expected: components["schemas"]["Money"];
        };
        /** @description How a gift card is paid, and what the client expects to pay. */
        PayGiftCard: components["schemas"]["PayGiftCardByCard"] | components["schemas"]["PayGiftCardBySavedCard"] | components["schemas"]["PayGiftCardByPayBox"];
        GiftCardProof: {
            proof: string;
        };
        SpendCertificateByToken: {
            /** Format: uuid */
            reservationId: string;
            token: components["schemas"]["Token"];
            /** @description The `usable` that the client has seen. */
            expected: components["schemas"]["Money"];
        };
        SpendOwnCertificate: {
            /** Format: uuid */
            reservationId: string;
            /** Format: uuid */
            giftCardId: string;
            /** @description The `usable` that the client has seen. */
            expected: components["schemas"]["Money"];
        };
        /** @description Like `CheckCertificate`, with what is to be taken off. */
        SpendCertificate: components["schemas"]["SpendCertificateByToken"] | components["schemas"]["SpendOwnCertificate"];
        /** @description A gift card as a way to pay for a visit. */
        Certificate: {
            /** Format: uuid */
            giftCardId: string;
            /** @description What it has. */
            balance: components["schemas"]["Money"];
            /** @description What of it is, or was, taken off. */
            usable: components["schemas"]["Money"];
            validUntil: components["schemas"]["LocalDate"];
        };
        CheckCertificateByToken: {
            /** Format: uuid */
            reservationId: string;
            token: components["schemas"]["Token"];
        };
        CheckOwnCertificate: {
            /** Format: uuid */
            reservationId: string;
            /** Format: uuid */
            giftCardId: string;
        };
        /** @description Which card, for which visit: by the token of its link, or by its id where it is in the account of whoever asks. */
        CheckCertificate: components["schemas"]["CheckCertificateByToken"] | components["schemas"]["CheckOwnCertificate"];
        /** @description What a firm asks to be paid by a link of its own. There are no ways to pay before somebody has registered. */
        PaymentLink: {
            /**
             * Format: uuid
             * @description What it is called where its code is not to stand: the return from a bank's page.
             */
            linkId: string;
            /** @description Who gets the money. */
            firm: components["schemas"]["PaidFirm"];
            /** @description What is paid for. */
            purpose: string;
            amount: components["schemas"]["Money"];
            /** @description Until when it can be paid, in the firm's zone. */
            expiresAt: components["schemas"]["Instant"];
            /** @description Whether somebody has said that they pay it. */
            isRegistered: boolean;
            /** @description Since when it is paid, in the firm's zone; absent before. */
            paidAt?: components["schemas"]["Instant"];
        } & components["schemas"]["Paying"];
        RegisterPrepayment: {
            phone: components["schemas"]["Phone"];
            name: string;
            /**
             * Format: uuid
             * @description With smsCode.
             */
            challengeId?: string;
            /** @description Not needed for one's own phone. */
            smsCode?: components["schemas"]["SmsCode"];
        };
        RequestRegistrationCode: {
            phone: components["schemas"]["Phone"];
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
            acceptsOtherMasters?: boolean;
            /** @description The time that is held for them, or that they took or gave up; absent where none was offered. */
            offer?: components["schemas"]["Reservation"];
        };
        Waitlist: {
            requests: components["schemas"]["WaitlistRequest"][];
        };
        /** @description An earlier time for a visit, with its services; without `acceptsOtherMasters` with the masters who were asked for by name. */
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
            acceptsOtherMasters?: boolean;
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
        /**
         * @example {
         *       "key": "start",
         *       "name": "Старт",
         *       "summary": "Для одного мастера",
         *       "features": [
         *         "Напоминания по SMS"
         *       ],
         *       "masters": 1,
         *       "isPopular": false
         *     }
         */
        Tariff: {
            key: string;
            name: string;
            /** @description For whom it is. */
            summary: string;
            features: string[];
            /** @description At most so many masters; absent where there is no bound. */
            masters?: number;
            isPopular: boolean;
        };
        /**
         * @example {
         *       "version": 1,
         *       "tariffs": []
         *     }
         */
        Tariffs: {
            /** @description Absent where the country has no tariffs. */
            version?: number;
            tariffs: components["schemas"]["Tariff"][];
        };
        /**
         * @example {
         *       "tariffKey": "start",
         *       "months": 1,
         *       "price": {
         *         "amount": 499000,
         *         "currency": "KZT"
         *       },
         *       "perMonth": {
         *         "amount": 499000,
         *         "currency": "KZT"
         *       },
         *       "saved": {
         *         "amount": 0,
         *         "currency": "KZT"
         *       }
         *     }
         */
        SubscriptionPrice: {
            tariffKey: string;
            /** @description Paid at once. */
            months: number;
            price: components["schemas"]["Money"];
            perMonth: components["schemas"]["Money"];
            saved: components["schemas"]["Money"];
        };
        /**
         * @example {
         *       "name": "Айгерим",
         *       "phone": 77011234567,
         *       "company": "Студия Айгерим",
         *       "recaptchaToken": "03AFcWeA…"
         *     }
         */
        CreateLandingRequest: {
            name: string;
            phone: components["schemas"]["Phone"];
            /** @description How the firm is called. */
            company: string;
            /**
             * @description The tariff that was chosen.
             * @example start
             */
            tariffKey?: string;
            recaptchaToken: string;
        };
        /**
         * @example {
         *       "id": "1f0c6f0e-2a55-4b0e-9f53-1d4d0d9f7a11",
         *       "createdAt": "2026-11-24T09:00:00Z"
         *     }
         */
        LandingRequest: {
            /** Format: uuid */
            id: string;
            createdAt: components["schemas"]["Instant"];
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
        /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
        IdempotencyKey: string;
        /**
         * @description How many there are on a page at most.
         * @example 20
         */
        PageLimit: number;
        /** @description The `next` of the page before; absent for the first page. */
        PageAfter: string;
        /**
         * @description A firm.
         * @example 1
         */
        FirmId: components["schemas"]["Id"];
        /** @description The token of a survey: firms come in the order in which they fit its answers, once it is finished. One that nobody knows is as if it were absent. */
        BySurvey: string;
        /**
         * @description The key of a menu tab, whose categories the services are of; an unknown one is as if it were absent.
         * @example women
         */
        SearchTab: string;
        /**
         * @description The urlName of a category; an unknown one is as if it were absent.
         * @example nails
         */
        SearchCategory: string;
        /** @description Only firms with happy hours. */
        SearchHasDiscount: boolean;
        /** @description Only firms that are open. */
        SearchIsOpenNow: boolean;
        /** @description Only firms with a free time on that date. */
        SearchDate: components["schemas"]["LocalDate"];
        /** @description With longitude: where distances are counted from, in degrees; the middle of the city where one of them is absent. */
        SearchLatitude: number;
        /** @description With latitude: where distances are counted from, in degrees. */
        SearchLongitude: number;
        /**
         * @description The key to a survey: whoever begins makes it, at random.
         * @example 5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44
         */
        SurveyToken: string;
        /** @description Only firms where what is paid online can be split into monthly parts. */
        SearchHasInstalments: boolean;
        /**
         * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
         * @example маникюр
         */
        SearchText: string;
        /** @description The urlName of a subcategory; an unknown one is as if it were absent. */
        SearchSubCategory: string;
        /**
         * @description The city that is searched; that of city_id where it is absent.
         * @example 1
         */
        SearchCity: components["schemas"]["Id"];
        /**
         * @description The urlName of a district of the city; an unknown one is as if it were absent.
         * @example old-town
         */
        SearchDistrict: string;
        /** @description The most that one of the services that are looked for may cost, in minor units. */
        SearchPriceTo: number;
        /** @description The lowest average rating. */
        SearchRatingFrom: number;
        /** @description How far away a firm may be at most, in metres as the crow flies. */
        SearchDistanceTo: number;
        /** @description With a date: free times from then on. */
        SearchFrom: components["schemas"]["LocalTime"];
        /** @description With a date: free times before then. */
        SearchUntil: components["schemas"]["LocalTime"];
        /**
         * @description A master of the firm.
         * @example 1
         */
        MasterId: components["schemas"]["Id"];
        /**
         * @description A service of the firm.
         * @example 1
         */
        ServiceId: components["schemas"]["Id"];
        /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
        OwnReservationSecret: string;
        /** @description The guest's key to the reservation. */
        ReservationSecret: string;
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
        /** @description The guest's key to the gift card that they bought. Absent where the buyer's phone is that of whoever is signed in. */
        OwnGiftCardSecret: string;
        /**
         * @description A gift card.
         * @example 9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77
         */
        GiftCardId: string;
        /**
         * @description A reservation.
         * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
         */
        ReservationOf: string;
        /**
         * @description As it stands in the firm's link: 128 random bits, base64url.
         * @example k3VbT0xqYw9Lr2ZaH8cQmA
         */
        LinkCode: string;
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
    getCashbacks: {
        parameters: {
            query?: {
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
            /** @description What they have, what is promised to them, and the entries, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balances": [
                     *         {
                     *           "amount": 25000,
                     *           "currency": "KZT"
                     *         }
                     *       ],
                     *       "promised": [],
                     *       "entries": []
                     *     }
                     */
                    "application/json": components["schemas"]["Cashbacks"];
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
                     *       "bonuses": [
                     *         {
                     *           "amount": 25000,
                     *           "currency": "KZT"
                     *         }
                     *       ],
                     *       "keptGiftCards": 1,
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                     *       "bonuses": [
                     *         {
                     *           "amount": 25000,
                     *           "currency": "KZT"
                     *         }
                     *       ],
                     *       "keptGiftCards": 1,
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                     *       "favoriteFirms": 3,
                     *       "bonuses": [],
                     *       "keptGiftCards": 0
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description The token of a survey: firms come in the order in which they fit its answers, once it is finished. One that nobody knows is as if it were absent. */
                survey?: components["parameters"]["BySurvey"];
                /**
                 * @description The city that is asked for; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["schemas"]["Id"];
                /**
                 * @description The key of a menu tab, whose categories the services are of; an unknown one is as if it were absent.
                 * @example women
                 */
                tab?: components["parameters"]["SearchTab"];
                /**
                 * @description The urlName of a category; an unknown one is as if it were absent.
                 * @example nails
                 */
                category?: components["parameters"]["SearchCategory"];
                /** @description Only firms with happy hours. */
                hasDiscount?: components["parameters"]["SearchHasDiscount"];
                /** @description Only firms that are open. */
                isOpenNow?: components["parameters"]["SearchIsOpenNow"];
                /** @description Only firms with a free time on that date. */
                date?: components["parameters"]["SearchDate"];
                /** @description Ids: only these of the firms, and then all of them that meet the rest. */
                firms?: string;
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
                     *         "countryCode": "KZ",
                     *         "timeZone": "Asia/Aqtau",
                     *         "currency": "KZT"
                     *       },
                     *       "firms": [
                     *         {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "type": "SALON",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "cityId": 1,
                     *           "cityName": "Актау",
                     *           "address": "14-й мкр, 23",
                     *           "latitude": 43.64,
                     *           "longitude": 51.16,
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
                     *           "nearest": {
                     *             "startTime": "2026-11-23T09:00:00+05:00",
                     *             "serviceId": 1
                     *           }
                     *         }
                     *       ],
                     *       "total": 1,
                     *       "takesGiftCards": true,
                     *       "hasInstalments": false
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
                     *         "countryCode": "KZ",
                     *         "timeZone": "Asia/Aqtau",
                     *         "currency": "KZT"
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
    getHomeReviews: {
        parameters: {
            query?: {
                /**
                 * @description The city that is asked for; that of city_id where it is absent, and every city where that is too.
                 * @example 1
                 */
                city?: components["schemas"]["Id"];
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
            /** @description The newest reviews, one of each firm. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reviews": [
                     *         {
                     *           "review": {
                     *             "id": 12,
                     *             "user": {
                     *               "name": "Мадина"
                     *             },
                     *             "grade": "EXCELLENT",
                     *             "rating": 5,
                     *             "date": "2026-11-02T15:10:00+05:00",
                     *             "text": "Стрижка держит форму уже второй месяц.",
                     *             "language": "ru"
                     *           },
                     *           "firm": {
                     *             "id": 1,
                     *             "name": "Red Apple на набережной",
                     *             "urlKey": "red-apple-naberezhnaya",
                     *             "avatarUrl": "/a.svg"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["HomeReviews"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDiscountedFirms: {
        parameters: {
            query?: {
                /**
                 * @description The city that is asked for; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["schemas"]["Id"];
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
            /** @description Their cards, the highest discount first. */
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
                     *           "type": "SALON",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "cityId": 1,
                     *           "cityName": "Актау",
                     *           "address": "14-й мкр, 23",
                     *           "latitude": 43.64,
                     *           "longitude": 51.16,
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
                     *           "nearest": {
                     *             "startTime": "2026-11-23T09:00:00+05:00",
                     *             "serviceId": 1
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FirmList"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfferedFirms: {
        parameters: {
            query?: {
                /**
                 * @description The city that is asked for; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["schemas"]["Id"];
                /** @description With longitude: where distances are counted from, in degrees; the middle of the city where one of them is absent. */
                latitude?: components["parameters"]["SearchLatitude"];
                /** @description With latitude: where distances are counted from, in degrees. */
                longitude?: components["parameters"]["SearchLongitude"];
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
            /** @description Twelve of their cards at most: from a place the nearest first, else the soonest. */
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
                     *           "type": "SALON",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "cityId": 1,
                     *           "cityName": "Актау",
                     *           "address": "14-й мкр, 23",
                     *           "latitude": 43.64,
                     *           "longitude": 51.16,
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
                     *           "nearest": {
                     *             "startTime": "2026-11-23T09:00:00+05:00",
                     *             "serviceId": 1
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FirmList"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdCompilation: {
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
            /** @description A kind of services with words of its own, or nothing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "compilation": {
                     *         "name": "Волосы к празднику",
                     *         "text": "Укладки и окрашивание",
                     *         "category": "hair",
                     *         "pictureUrl": "/pictures/categories/hair.svg"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AdCompilation"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfigs: {
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
            /** @description What is set and not over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "announcement": {
                     *         "text": "23 ноября с 02:00 до 03:00 сервис обновляется."
                     *       },
                     *       "support": {
                     *         "phone": "+77292123456",
                     *         "whatsApp": "+77012123456"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Configs"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPersonalization: {
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
            /** @description The questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "questions": [
                     *         {
                     *           "question": "hours",
                     *           "isMany": true,
                     *           "options": [
                     *             {
                     *               "key": "morning"
                     *             },
                     *             {
                     *               "key": "day"
                     *             },
                     *             {
                     *               "key": "evening"
                     *             },
                     *             {
                     *               "key": "weekend"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Personalization"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSurvey: {
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
                 * @description The key to a survey: whoever begins makes it, at random.
                 * @example 5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44
                 */
                token: components["parameters"]["SurveyToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The survey. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
                     *       "answers": {
                     *         "forWhom": [
                     *           "women"
                     *         ],
                     *         "interests": [
                     *           "hair",
                     *           "nails"
                     *         ],
                     *         "hours": [
                     *           "evening",
                     *           "weekend"
                     *         ],
                     *         "budget": [],
                     *         "priority": [
                     *           "rating"
                     *         ]
                     *       },
                     *       "isFinished": false,
                     *       "version": 5
                     *     }
                     */
                    "application/json": components["schemas"]["Survey"];
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
    keepSurvey: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The key to a survey: whoever begins makes it, at random.
                 * @example 5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44
                 */
                token: components["parameters"]["SurveyToken"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 0,
                 *       "answers": {
                 *         "forWhom": [
                 *           "women"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["KeepSurvey"];
            };
        };
        responses: {
            /** @description The survey. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
                     *       "answers": {
                     *         "forWhom": [
                     *           "women"
                     *         ],
                     *         "interests": [
                     *           "hair",
                     *           "nails"
                     *         ],
                     *         "hours": [
                     *           "evening",
                     *           "weekend"
                     *         ],
                     *         "budget": [],
                     *         "priority": [
                     *           "rating"
                     *         ]
                     *       },
                     *       "isFinished": false,
                     *       "version": 5,
                     *       "isLate": false
                     *     }
                     */
                    "application/json": components["schemas"]["KeptSurvey"];
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
    finishSurvey: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
                 *       "answers": {
                 *         "forWhom": [
                 *           "women"
                 *         ],
                 *         "interests": [
                 *           "hair",
                 *           "nails"
                 *         ],
                 *         "hours": [
                 *           "evening",
                 *           "weekend"
                 *         ],
                 *         "budget": [],
                 *         "priority": [
                 *           "rating"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FinishSurvey"];
            };
        };
        responses: {
            /** @description The survey. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "5f1c7a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
                     *       "answers": {
                     *         "forWhom": [
                     *           "women"
                     *         ],
                     *         "interests": [
                     *           "hair",
                     *           "nails"
                     *         ],
                     *         "hours": [
                     *           "evening",
                     *           "weekend"
                     *         ],
                     *         "budget": [],
                     *         "priority": [
                     *           "rating"
                     *         ]
                     *       },
                     *       "isFinished": true,
                     *       "version": 6
                     *     }
                     */
                    "application/json": components["schemas"]["Survey"];
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
    getRaffle: {
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
                 * @description The key of the raffle.
                 * @example red_apple
                 */
                raffle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The raffle; nothing where red_apple, whose page stands, is not announced. By another key that is `notFound`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "raffle": {
                     *         "key": "red_apple",
                     *         "name": "Месяц красоты в Red Apple",
                     *         "prize": "Год стрижек",
                     *         "terms": [
                     *           "Каждый состоявшийся визит — один билет."
                     *         ],
                     *         "startsAt": "2026-11-01T00:00:00+05:00",
                     *         "endsAt": "2026-12-01T00:00:00+05:00",
                     *         "drawsAt": "2026-12-02T12:00:00+05:00",
                     *         "seedHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *         "ticketCount": 120,
                     *         "ownTickets": [
                     *           {
                     *             "ticket": "4A1F09C2B7D3",
                     *             "firmName": "Red Apple на набережной",
                     *             "visitedAt": "2026-11-12T11:00:00+05:00"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AnnouncedRaffle"];
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
                     *           "latitude": 43.64,
                     *           "longitude": 51.16,
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
                     *           "nearest": {
                     *             "startTime": "2026-11-23T09:00:00+05:00",
                     *             "serviceId": 1
                     *           }
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
    getFirms: {
        parameters: {
            query?: {
                /**
                 * @description The city that is asked for; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["schemas"]["Id"];
                /** @description Only firms where what is paid online can be split into monthly parts. */
                hasInstalments?: components["parameters"]["SearchHasInstalments"];
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
            /** @description Their cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "instalments": [
                     *         3,
                     *         6
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
                     *           "latitude": 43.64,
                     *           "longitude": 51.16,
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
                     *           "instalments": [
                     *             3,
                     *             6,
                     *             12
                     *           ],
                     *           "takesGiftCards": true,
                     *           "nearest": {
                     *             "startTime": "2026-11-23T09:00:00+05:00",
                     *             "serviceId": 1
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FirmPage"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComparedFirms: {
        parameters: {
            query: {
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
                /**
                 * @description The urlName of a category; an unknown one is as if it were absent.
                 * @example nails
                 */
                category?: components["parameters"]["SearchCategory"];
                /** @description The urlName of a subcategory; an unknown one is as if it were absent. */
                subCategory?: components["parameters"]["SearchSubCategory"];
                /** @description Their ids, in the order in which they are answered; of any city. One that is not there is left out. */
                firms: string;
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
            /** @description Those of them that are there. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firms": [
                     *         {
                     *           "firm": {
                     *             "id": 1,
                     *             "name": "Red Apple на набережной",
                     *             "type": "SALON",
                     *             "urlKey": "red-apple-naberezhnaya",
                     *             "cityId": 1,
                     *             "cityName": "Актау",
                     *             "districtName": "Набережная",
                     *             "address": "14-й мкр, 23",
                     *             "latitude": 43.64,
                     *             "longitude": 51.16,
                     *             "avatarUrl": "/pictures/firms/red-apple-naberezhnaya/avatar.svg",
                     *             "picture": {
                     *               "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *               "alt": "Зал салона",
                     *               "width": 1440,
                     *               "height": 810,
                     *               "placeholder": "#f0d9cd"
                     *             },
                     *             "averageRating": 4.9,
                     *             "reviewCount": 18,
                     *             "isIndividualMaster": false,
                     *             "isPromoted": true,
                     *             "workSchedule": {
                     *               "isOpen": true,
                     *               "closesAt": "20:00"
                     *             },
                     *             "categoryIds": [
                     *               1,
                     *               2
                     *             ],
                     *             "priceFrom": {
                     *               "amount": 700000,
                     *               "currency": "KZT"
                     *             },
                     *             "discountPercent": 15,
                     *             "nearest": {
                     *               "startTime": "2026-11-23T18:15:00+05:00",
                     *               "serviceId": 4
                     *             }
                     *           },
                     *           "isOffered": true,
                     *           "cheapestServiceName": "Маникюр с покрытием",
                     *           "nearestServiceName": "Маникюр с покрытием",
                     *           "services": [
                     *             {
                     *               "id": 4,
                     *               "name": "Маникюр с покрытием",
                     *               "price": {
                     *                 "amount": 700000,
                     *                 "currency": "KZT"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "by": "services",
                     *       "categories": [
                     *         {
                     *           "id": 2,
                     *           "name": "Ногти",
                     *           "urlName": "nails",
                     *           "subCategories": [
                     *             {
                     *               "id": 21,
                     *               "name": "Маникюр",
                     *               "urlName": "manicure"
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ComparedFirms"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFoundFirms: {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
                /**
                 * @description The urlName of a category; an unknown one is as if it were absent.
                 * @example nails
                 */
                category?: components["parameters"]["SearchCategory"];
                /** @description The urlName of a subcategory; an unknown one is as if it were absent. */
                subCategory?: components["parameters"]["SearchSubCategory"];
                /**
                 * @description The key of a menu tab, whose categories the services are of; an unknown one is as if it were absent.
                 * @example women
                 */
                tab?: components["parameters"]["SearchTab"];
                /**
                 * @description The urlName of a district of the city; an unknown one is as if it were absent.
                 * @example old-town
                 */
                district?: components["parameters"]["SearchDistrict"];
                /** @description The most that one of the services that are looked for may cost, in minor units. */
                priceTo?: components["parameters"]["SearchPriceTo"];
                /** @description The lowest average rating. */
                ratingFrom?: components["parameters"]["SearchRatingFrom"];
                /** @description With longitude: where distances are counted from, in degrees; the middle of the city where one of them is absent. */
                latitude?: components["parameters"]["SearchLatitude"];
                /** @description With latitude: where distances are counted from, in degrees. */
                longitude?: components["parameters"]["SearchLongitude"];
                /** @description How far away a firm may be at most, in metres as the crow flies. */
                distanceTo?: components["parameters"]["SearchDistanceTo"];
                /** @description Only firms with happy hours. */
                hasDiscount?: components["parameters"]["SearchHasDiscount"];
                /** @description Only firms where what is paid online can be split into monthly parts. */
                hasInstalments?: components["parameters"]["SearchHasInstalments"];
                /** @description Only firms that are open. */
                isOpenNow?: components["parameters"]["SearchIsOpenNow"];
                /** @description Only firms with a free time on that date. */
                date?: components["parameters"]["SearchDate"];
                /** @description With a date: free times from then on. */
                from?: components["parameters"]["SearchFrom"];
                /** @description With a date: free times before then. */
                until?: components["parameters"]["SearchUntil"];
                /** @description The order; relevance where it is absent. */
                sort?: components["schemas"]["SearchSort"];
                /** @description How many of the first are passed over. */
                offset?: number;
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
            /** @description A page of what was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "isNearly": false,
                     *       "firms": [
                     *         {
                     *           "firm": {
                     *             "id": 1,
                     *             "name": "Red Apple на набережной",
                     *             "type": "SALON",
                     *             "urlKey": "red-apple-naberezhnaya",
                     *             "cityId": 1,
                     *             "cityName": "Актау",
                     *             "districtName": "Набережная",
                     *             "address": "14-й мкр, 23",
                     *             "latitude": 43.64,
                     *             "longitude": 51.16,
                     *             "avatarUrl": "/pictures/firms/red-apple-naberezhnaya/avatar.svg",
                     *             "picture": {
                     *               "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *               "alt": "Зал салона",
                     *               "width": 1440,
                     *               "height": 810,
                     *               "placeholder": "#f0d9cd"
                     *             },
                     *             "averageRating": 4.9,
                     *             "reviewCount": 18,
                     *             "isIndividualMaster": false,
                     *             "isPromoted": true,
                     *             "workSchedule": {
                     *               "isOpen": true,
                     *               "closesAt": "20:00"
                     *             },
                     *             "categoryIds": [
                     *               1,
                     *               2
                     *             ],
                     *             "priceFrom": {
                     *               "amount": 700000,
                     *               "currency": "KZT"
                     *             },
                     *             "discountPercent": 15,
                     *             "nearest": {
                     *               "startTime": "2026-11-23T18:15:00+05:00",
                     *               "serviceId": 4
                     *             }
                     *           },
                     *           "services": [
                     *             {
                     *               "id": 4,
                     *               "name": "Маникюр с покрытием",
                     *               "price": {
                     *                 "amount": 700000,
                     *                 "currency": "KZT"
                     *               }
                     *             }
                     *           ],
                     *           "masters": [],
                     *           "times": [
                     *             {
                     *               "startTime": "2026-11-23T18:15:00+05:00",
                     *               "serviceId": 4
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FoundFirms"];
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
    getFilterOptions: {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
                /**
                 * @description The urlName of a category; an unknown one is as if it were absent.
                 * @example nails
                 */
                category?: components["parameters"]["SearchCategory"];
                /** @description The urlName of a subcategory; an unknown one is as if it were absent. */
                subCategory?: components["parameters"]["SearchSubCategory"];
                /**
                 * @description The key of a menu tab, whose categories the services are of; an unknown one is as if it were absent.
                 * @example women
                 */
                tab?: components["parameters"]["SearchTab"];
                /**
                 * @description The urlName of a district of the city; an unknown one is as if it were absent.
                 * @example old-town
                 */
                district?: components["parameters"]["SearchDistrict"];
                /** @description The most that one of the services that are looked for may cost, in minor units. */
                priceTo?: components["parameters"]["SearchPriceTo"];
                /** @description The lowest average rating. */
                ratingFrom?: components["parameters"]["SearchRatingFrom"];
                /** @description With longitude: where distances are counted from, in degrees; the middle of the city where one of them is absent. */
                latitude?: components["parameters"]["SearchLatitude"];
                /** @description With latitude: where distances are counted from, in degrees. */
                longitude?: components["parameters"]["SearchLongitude"];
                /** @description How far away a firm may be at most, in metres as the crow flies. */
                distanceTo?: components["parameters"]["SearchDistanceTo"];
                /** @description Only firms with happy hours. */
                hasDiscount?: components["parameters"]["SearchHasDiscount"];
                /** @description Only firms where what is paid online can be split into monthly parts. */
                hasInstalments?: components["parameters"]["SearchHasInstalments"];
                /** @description Only firms that are open. */
                isOpenNow?: components["parameters"]["SearchIsOpenNow"];
                /** @description Only firms with a free time on that date. */
                date?: components["parameters"]["SearchDate"];
                /** @description With a date: free times from then on. */
                from?: components["parameters"]["SearchFrom"];
                /** @description With a date: free times before then. */
                until?: components["parameters"]["SearchUntil"];
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
            /** @description The conditions with their counts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "currency": "KZT",
                     *       "tabs": [
                     *         {
                     *           "key": "women",
                     *           "name": "Женщинам",
                     *           "count": 9
                     *         }
                     *       ],
                     *       "categories": [
                     *         {
                     *           "id": 2,
                     *           "name": "Ногти",
                     *           "urlName": "nails",
                     *           "count": 6
                     *         }
                     *       ],
                     *       "districts": [
                     *         {
                     *           "urlName": "old-town",
                     *           "name": "Старый город",
                     *           "count": 3
                     *         }
                     *       ],
                     *       "prices": [
                     *         {
                     *           "priceTo": 500000,
                     *           "count": 2
                     *         },
                     *         {
                     *           "priceTo": 1000000,
                     *           "count": 5
                     *         }
                     *       ],
                     *       "ratings": [
                     *         {
                     *           "ratingFrom": 4.5,
                     *           "count": 4
                     *         }
                     *       ],
                     *       "distances": [
                     *         {
                     *           "distanceTo": 1000,
                     *           "count": 2
                     *         }
                     *       ],
                     *       "discountCount": 3,
                     *       "instalmentsCount": 2,
                     *       "openNowCount": 5,
                     *       "without": [
                     *         {
                     *           "condition": "priceTo",
                     *           "count": 8
                     *         }
                     *       ],
                     *       "elsewhere": []
                     *     }
                     */
                    "application/json": components["schemas"]["FilterOptions"];
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
    getCompilation: {
        parameters: {
            query: {
                /** @description The token of a survey: firms come in the order in which they fit its answers, once it is finished. One that nobody knows is as if it were absent. */
                survey?: components["parameters"]["BySurvey"];
                key: components["schemas"]["CompilationKey"];
                /** @description How many at most. */
                limit?: number;
                /**
                 * @description The city that is asked for; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["schemas"]["Id"];
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
            /** @description Their cards, the most fitting first. */
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
                     *           "type": "SALON",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "cityId": 1,
                     *           "cityName": "Актау",
                     *           "address": "14-й мкр, 23",
                     *           "latitude": 43.64,
                     *           "longitude": 51.16,
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
                     *           "nearest": {
                     *             "startTime": "2026-11-23T09:00:00+05:00",
                     *             "serviceId": 1
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FirmList"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSuggestedWords: {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
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
            /** @description Names of services, the most frequent first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "words": [
                     *         "Маникюр с покрытием",
                     *         "Женская стрижка"
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SuggestedWords"];
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
    getSuggestions: {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
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
            /** @description Of each kind those that fit best. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "suggestions": [
                     *         {
                     *           "kind": "service",
                     *           "name": "Маникюр с покрытием",
                     *           "firmCount": 6
                     *         },
                     *         {
                     *           "kind": "firm",
                     *           "name": "Red Apple",
                     *           "note": "14-й мкр, 23",
                     *           "urlKey": "red-apple-naberezhnaya"
                     *         },
                     *         {
                     *           "kind": "master",
                     *           "name": "Айгерим Сапарова",
                     *           "note": "Мастер маникюра · Red Apple",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "masterId": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Suggestions"];
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
    getFirmLocations: {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
                /**
                 * @description Words of salons, services and masters in any of the languages, Latin letters or the wrong keyboard; one letter of each may be wrong.
                 * @example маникюр
                 */
                query?: components["parameters"]["SearchText"];
                /**
                 * @description The urlName of a category; an unknown one is as if it were absent.
                 * @example nails
                 */
                category?: components["parameters"]["SearchCategory"];
                /** @description The urlName of a subcategory; an unknown one is as if it were absent. */
                subCategory?: components["parameters"]["SearchSubCategory"];
                /**
                 * @description The key of a menu tab, whose categories the services are of; an unknown one is as if it were absent.
                 * @example women
                 */
                tab?: components["parameters"]["SearchTab"];
                /**
                 * @description The urlName of a district of the city; an unknown one is as if it were absent.
                 * @example old-town
                 */
                district?: components["parameters"]["SearchDistrict"];
                /** @description The most that one of the services that are looked for may cost, in minor units. */
                priceTo?: components["parameters"]["SearchPriceTo"];
                /** @description The lowest average rating. */
                ratingFrom?: components["parameters"]["SearchRatingFrom"];
                /** @description With longitude: where distances are counted from, in degrees; the middle of the city where one of them is absent. */
                latitude?: components["parameters"]["SearchLatitude"];
                /** @description With latitude: where distances are counted from, in degrees. */
                longitude?: components["parameters"]["SearchLongitude"];
                /** @description How far away a firm may be at most, in metres as the crow flies. */
                distanceTo?: components["parameters"]["SearchDistanceTo"];
                /** @description Only firms with happy hours. */
                hasDiscount?: components["parameters"]["SearchHasDiscount"];
                /** @description Only firms where what is paid online can be split into monthly parts. */
                hasInstalments?: components["parameters"]["SearchHasInstalments"];
                /** @description Only firms that are open. */
                isOpenNow?: components["parameters"]["SearchIsOpenNow"];
                /** @description Only firms with a free time on that date. */
                date?: components["parameters"]["SearchDate"];
                /** @description With a date: free times from then on. */
                from?: components["parameters"]["SearchFrom"];
                /** @description With a date: free times before then. */
                until?: components["parameters"]["SearchUntil"];
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
            /** @description All of them, in no certain order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "locations": [
                     *         {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "latitude": 43.64,
                     *           "longitude": 51.16,
                     *           "averageRating": 4.9,
                     *           "priceFrom": {
                     *             "amount": 700000,
                     *             "currency": "KZT"
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FirmLocations"];
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
    getSortOptions: {
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
            /** @description The orders; the first is the one that is not asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "key": "relevance",
                     *         "name": "Сначала подходящие"
                     *       },
                     *       {
                     *         "key": "price",
                     *         "name": "Сначала недорогие"
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SortOption"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSearchCategory: {
        parameters: {
            query?: {
                /**
                 * @description The city that is searched; that of city_id where it is absent.
                 * @example 1
                 */
                city?: components["parameters"]["SearchCity"];
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
                 * @description The category's urlName.
                 * @example hair
                 */
                category: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The category. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["Category"];
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
                /**
                 * @description Only those of this master; the totals are theirs then.
                 * @example 1
                 */
                masterId?: components["schemas"]["Id"];
                /** @description Only those of this grade; the totals stay those of all. */
                grade?: components["schemas"]["Grade"];
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
    getFirmDiscounts: {
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
            /** @description Its hours of lower prices, from Monday on; none where there are not any. Free times have these prices already. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "discounts": [
                     *         {
                     *           "id": 1,
                     *           "weekday": 1,
                     *           "startsAt": "11:00",
                     *           "endsAt": "12:00",
                     *           "percent": 15
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["FirmDiscounts"];
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
    getFirmPortfolio: {
        parameters: {
            query?: {
                /**
                 * @description How many works of those that are asked for stand before the page; 0 where it is absent.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Only works of this service.
                 * @example 1
                 */
                serviceId?: components["schemas"]["Id"];
                /**
                 * @description Only works of this master.
                 * @example 1
                 */
                masterId?: components["schemas"]["Id"];
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
            /** @description Twelve works at most, in the firm's order, and what all of its works are of. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "total": 1,
                     *       "works": [
                     *         {
                     *           "id": 1,
                     *           "picture": {
                     *             "url": "/pictures/works/hair-1-960.avif",
                     *             "alt": "Каре с мягким переходом",
                     *             "width": 1440,
                     *             "height": 960,
                     *             "placeholder": "#f0d9cd"
                     *           },
                     *           "serviceId": 1,
                     *           "serviceName": "Женская стрижка",
                     *           "masterId": 1,
                     *           "masterName": "Айгерим"
                     *         }
                     *       ],
                     *       "services": [
                     *         {
                     *           "id": 1,
                     *           "name": "Женская стрижка",
                     *           "count": 1
                     *         }
                     *       ],
                     *       "masters": [
                     *         {
                     *           "id": 1,
                     *           "name": "Айгерим",
                     *           "count": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Portfolio"];
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
    getProfessions: {
        parameters: {
            query: {
                /**
                 * @description The firm they work at.
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
            /** @description Those that most of its masters have first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "professions": [
                     *         {
                     *           "name": "Стилист",
                     *           "masterIds": [
                     *             1,
                     *             2
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Professions"];
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
    getMaster: {
        parameters: {
            query: {
                /**
                 * @description The firm they work at.
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
            path: {
                /**
                 * @description A master of the firm.
                 * @example 1
                 */
                masterId: components["parameters"]["MasterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The master. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 1,
                     *       "name": "Айгерим",
                     *       "profession": "Стилист",
                     *       "experienceYears": 6,
                     *       "avatarUrl": "/pictures/masters/1.svg",
                     *       "rating": 5,
                     *       "ratingsCount": 120,
                     *       "isOnline": true,
                     *       "serviceIds": [
                     *         1
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Master"];
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
    getMasterProfile: {
        parameters: {
            query: {
                /**
                 * @description The firm they work at.
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
            path: {
                /**
                 * @description A master of the firm.
                 * @example 1
                 */
                masterId: components["parameters"]["MasterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile; without a bio where they have written none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bio": "Работаю с формой и цветом, люблю короткие стрижки.",
                     *       "worksCount": 8,
                     *       "reviewCount": 24
                     *     }
                     */
                    "application/json": components["schemas"]["MasterProfile"];
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
    getMasterReviews: {
        parameters: {
            query: {
                /**
                 * @description The firm they work at.
                 * @example 1
                 */
                firmId: components["schemas"]["Id"];
                /** @description The id of the last review of the page before. */
                lastId?: components["schemas"]["Id"];
                /** @description Only those of this grade; the totals stay those of all. */
                grade?: components["schemas"]["Grade"];
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
                 * @description A master of the firm.
                 * @example 1
                 */
                masterId: components["parameters"]["MasterId"];
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
    getMasterContest: {
        parameters: {
            query: {
                /**
                 * @description The firm they work at.
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
            path: {
                /**
                 * @description A master of the firm.
                 * @example 1
                 */
                masterId: components["parameters"]["MasterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contest, if there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["MasterContest"];
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
    voteForMaster: {
        parameters: {
            query: {
                /**
                 * @description The firm they work at.
                 * @example 1
                 */
                firmId: components["schemas"]["Id"];
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A master of the firm.
                 * @example 1
                 */
                masterId: components["parameters"]["MasterId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contest": "master-sezona"
                 *     }
                 */
                "application/json": components["schemas"]["Vote"];
            };
        };
        responses: {
            /** @description The contest as it stands with this vote. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["MasterContest"];
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
    getMasterPromotions: {
        parameters: {
            query: {
                /**
                 * @description The firm they work at.
                 * @example 1
                 */
                firmId: components["schemas"]["Id"];
                /**
                 * @description Only those of this master.
                 * @example 1
                 */
                masterId?: components["schemas"]["Id"];
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
            /** @description Those that have not ended, in the firm's order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "promotions": [
                     *         {
                     *           "id": 1,
                     *           "masterId": 1,
                     *           "title": "Уход в подарок",
                     *           "text": "К окрашиванию — маска для волос в подарок.",
                     *           "endsOn": "2026-12-31"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["MasterPromotions"];
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
            query?: {
                /**
                 * @description Only times with this master.
                 * @example 2
                 */
                masterId?: components["schemas"]["Id"];
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
            query?: {
                /**
                 * @description Only times with this master.
                 * @example 2
                 */
                masterId?: components["schemas"]["Id"];
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
    getReview: {
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
            /** @description How the visit can be reviewed, and its review where there is one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya",
                     *         "picture": {
                     *           "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *           "alt": "Зал салона",
                     *           "width": 1440,
                     *           "height": 810,
                     *           "placeholder": "#f0d9cd"
                     *         }
                     *       },
                     *       "startTime": "2026-11-23T13:00:00+05:00",
                     *       "reviewability": "open",
                     *       "reviewableUntil": "2027-01-22T14:00:00+05:00",
                     *       "masters": [
                     *         {
                     *           "id": 2,
                     *           "name": "Динара",
                     *           "avatarUrl": "/pictures/masters/2.svg",
                     *           "serviceNames": [
                     *             "Женская стрижка"
                     *           ]
                     *         }
                     *       ],
                     *       "authorName": "Мадина С.",
                     *       "review": {
                     *         "rating": 5,
                     *         "masters": [
                     *           {
                     *             "masterId": 2,
                     *             "rating": 5
                     *           }
                     *         ],
                     *         "text": "Стрижка держит форму уже второй месяц.",
                     *         "photos": [
                     *           {
                     *             "url": "/review-photos/0c9f1b2e5d7a4c3f8e6b9a1d2c4f7e80.webp",
                     *             "smallUrl": "/review-photos/0c9f1b2e5d7a4c3f8e6b9a1d2c4f7e80-small.webp",
                     *             "width": 1080,
                     *             "height": 1440
                     *           }
                     *         ],
                     *         "date": "2026-11-24T10:00:00+05:00",
                     *         "takeBackUntil": "2026-11-27T10:00:00+05:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VisitReview"];
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
    createReview: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                 *       "rating": 5,
                 *       "masters": [
                 *         {
                 *           "masterId": 2,
                 *           "rating": 5
                 *         }
                 *       ],
                 *       "text": "Стрижка держит форму уже второй месяц.",
                 *       "photos": []
                 *     }
                 */
                "application/json": components["schemas"]["CreateReview"];
            };
        };
        responses: {
            /** @description It is written, and shown to everybody. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya",
                     *         "picture": {
                     *           "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *           "alt": "Зал салона",
                     *           "width": 1440,
                     *           "height": 810,
                     *           "placeholder": "#f0d9cd"
                     *         }
                     *       },
                     *       "startTime": "2026-11-23T13:00:00+05:00",
                     *       "reviewability": "open",
                     *       "reviewableUntil": "2027-01-22T14:00:00+05:00",
                     *       "masters": [
                     *         {
                     *           "id": 2,
                     *           "name": "Динара",
                     *           "avatarUrl": "/pictures/masters/2.svg",
                     *           "serviceNames": [
                     *             "Женская стрижка"
                     *           ]
                     *         }
                     *       ],
                     *       "authorName": "Мадина С.",
                     *       "review": {
                     *         "rating": 5,
                     *         "masters": [
                     *           {
                     *             "masterId": 2,
                     *             "rating": 5
                     *           }
                     *         ],
                     *         "text": "Стрижка держит форму уже второй месяц.",
                     *         "photos": [
                     *           {
                     *             "url": "/review-photos/0c9f1b2e5d7a4c3f8e6b9a1d2c4f7e80.webp",
                     *             "smallUrl": "/review-photos/0c9f1b2e5d7a4c3f8e6b9a1d2c4f7e80-small.webp",
                     *             "width": 1080,
                     *             "height": 1440
                     *           }
                     *         ],
                     *         "date": "2026-11-24T10:00:00+05:00",
                     *         "takeBackUntil": "2026-11-27T10:00:00+05:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VisitReview"];
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
    takeBackReview: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
            /** @description There is no review. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya",
                     *         "picture": {
                     *           "url": "/pictures/firms/red-apple-naberezhnaya/1-960.avif",
                     *           "alt": "Зал салона",
                     *           "width": 1440,
                     *           "height": 810,
                     *           "placeholder": "#f0d9cd"
                     *         }
                     *       },
                     *       "startTime": "2026-11-23T13:00:00+05:00",
                     *       "reviewability": "open",
                     *       "reviewableUntil": "2027-01-22T14:00:00+05:00",
                     *       "masters": [
                     *         {
                     *           "id": 2,
                     *           "name": "Динара",
                     *           "avatarUrl": "/pictures/masters/2.svg",
                     *           "serviceNames": [
                     *             "Женская стрижка"
                     *           ]
                     *         }
                     *       ],
                     *       "authorName": "Мадина С."
                     *     }
                     */
                    "application/json": components["schemas"]["VisitReview"];
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
                     *       "firmId": 1,
                     *       "reservationStatus": "awaitingPrepayment",
                     *       "due": {
                     *         "amount": 200000,
                     *         "currency": "KZT"
                     *       },
                     *       "payableForSeconds": 840,
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
                     *         },
                     *         {
                     *           "type": "instalments",
                     *           "parts": [
                     *             {
                     *               "date": "2026-11-23",
                     *               "amount": {
                     *                 "amount": 66700,
                     *                 "currency": "KZT"
                     *               }
                     *             },
                     *             {
                     *               "date": "2026-12-23",
                     *               "amount": {
                     *                 "amount": 66700,
                     *                 "currency": "KZT"
                     *               }
                     *             },
                     *             {
                     *               "date": "2027-01-23",
                     *               "amount": {
                     *                 "amount": 66600,
                     *                 "currency": "KZT"
                     *               }
                     *             }
                     *           ]
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                 *       "cryptogram": "01424242VpRZ",
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                "application/json": components["schemas"]["PayAtPage"];
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
    startCardSavingForVisit: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
            /** @description The saving, whose page is opened once this is answered. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cardId": "8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
                     *       "status": "opening",
                     *       "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11"
                     *     }
                     */
                    "application/json": components["schemas"]["CardSaving"];
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
    getCardSaving: {
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
                 * @description A saved card.
                 * @example 8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44
                 */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saving as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cardId": "8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
                     *       "status": "open",
                     *       "url": "https://customer.example/save/91"
                     *     }
                     */
                    "application/json": components["schemas"]["CardSaving"];
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
    spendCashback: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                 *         "amount": 25000,
                 *         "currency": "KZT"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SpendCashback"];
            };
        };
        responses: {
            /** @description What was taken off, and what the client has left. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "usable": {
                     *         "amount": 25000,
                     *         "currency": "KZT"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UsableCashback"];
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
    returnCashback: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
            /** @description It is done. */
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
    getPaymentCards: {
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
            /** @description The cards, the default first, then the newest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cards": [
                     *         {
                     *           "id": "8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
                     *           "card": {
                     *             "lastFour": "4242",
                     *             "brand": "Visa",
                     *             "issuer": "Kaspi Bank"
                     *           },
                     *           "expires": "11/28",
                     *           "isExpired": false,
                     *           "isDefault": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentCards"];
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
    bindPaymentCard: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bindingId": "2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66",
                 *       "cryptogram": "01424242VpRZ",
                 *       "expected": {
                 *         "amount": 1000,
                 *         "currency": "KZT"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BindCard"];
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
                     *         "amount": 1000,
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
    proveCardBinding: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "bindingId": "2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66",
                 *       "proof": "9d0f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77"
                 *     }
                 */
                "application/json": components["schemas"]["BankProof"];
            };
        };
        responses: {
            /** @description The binding as it is now. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bindingId": "2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66",
                     *       "due": {
                     *         "amount": 1000,
                     *         "currency": "KZT"
                     *       },
                     *       "refunds": [],
                     *       "ways": [
                     *         {
                     *           "type": "card",
                     *           "fieldUrl": "https://pay.example/field"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CardBinding"];
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
    startCardSaving: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saving, whose page is opened once this is answered. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cardId": "8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
                     *       "status": "opening"
                     *     }
                     */
                    "application/json": components["schemas"]["CardSaving"];
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
    getCardBinding: {
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
                 * @description Of the client's own making.
                 * @example 2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66
                 */
                bindingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The binding as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bindingId": "2b7e8a52-6a3e-4b4a-9d55-0f6c1d6c8b66",
                     *       "due": {
                     *         "amount": 1000,
                     *         "currency": "KZT"
                     *       },
                     *       "refunds": [],
                     *       "ways": [
                     *         {
                     *           "type": "card",
                     *           "fieldUrl": "https://pay.example/field"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CardBinding"];
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
    setDefaultPaymentCard: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A saved card.
                 * @example 8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44
                 */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards as they are now. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cards": [
                     *         {
                     *           "id": "8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
                     *           "card": {
                     *             "lastFour": "4242",
                     *             "brand": "Visa",
                     *             "issuer": "Kaspi Bank"
                     *           },
                     *           "expires": "11/28",
                     *           "isExpired": false,
                     *           "isDefault": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentCards"];
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
    removePaymentCard: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A saved card.
                 * @example 8c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44
                 */
                cardId: components["parameters"]["CardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards that are left. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cards": []
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentCards"];
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
    getPaymentHistory: {
        parameters: {
            query?: {
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
            /** @description The payments, the latest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payments": []
                     *     }
                     */
                    "application/json": components["schemas"]["Payments"];
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
    getPaymentRecord: {
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
                 * @description A payment.
                 * @example 0f6c1d6c-8b11-4b4a-9d55-3f2c5a526a3e
                 */
                paymentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payment": {
                     *         "id": "0f6c1d6c-8b11-4b4a-9d55-3f2c5a526a3e",
                     *         "status": "paid",
                     *         "amount": {
                     *           "amount": 500000,
                     *           "currency": "KZT"
                     *         },
                     *         "refunded": {
                     *           "amount": 0,
                     *           "currency": "KZT"
                     *         },
                     *         "way": "card",
                     *         "card": {
                     *           "lastFour": "4242",
                     *           "brand": "Visa",
                     *           "issuer": "Kaspi Bank"
                     *         },
                     *         "createdAt": "2026-11-20T12:00:00+05:00"
                     *       },
                     *       "subject": {
                     *         "type": "reservation",
                     *         "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                     *         "firm": {
                     *           "id": 1,
                     *           "name": "Red Apple",
                     *           "urlKey": "red-apple",
                     *           "city": "Актау",
                     *           "address": "12-й микрорайон, 24",
                     *           "phoneNumbers": [
                     *             "+77292500001"
                     *           ]
                     *         },
                     *         "startTime": "2026-11-23T13:00:00+05:00",
                     *         "services": [
                     *           "Свадебный макияж"
                     *         ]
                     *       },
                     *       "refunds": [],
                     *       "receipt": {
                     *         "number": "20261120-0F6C1D6C",
                     *         "paidAt": "2026-11-20T12:01:00+05:00",
                     *         "paid": {
                     *           "amount": 500000,
                     *           "currency": "KZT"
                     *         },
                     *         "reference": "1000001"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentRecord"];
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
    getGiftCards: {
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
            /** @description The latest hundred of each. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bought": [],
                     *       "received": []
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCards"];
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
    createGiftCard: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": {
                 *         "amount": 1500000,
                 *         "currency": "KZT"
                 *       },
                 *       "worksAt": {
                 *         "type": "network",
                 *         "id": 1
                 *       },
                 *       "design": "tulips",
                 *       "to": "Алия",
                 *       "delivery": {
                 *         "type": "link"
                 *       },
                 *       "buyerName": "Мадина",
                 *       "buyerPhone": 77011234567,
                 *       "proof": "cHJvb2Ygb2YgYSBwaG9uZQ"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGiftCard"];
            };
        };
        responses: {
            /** @description The order, which awaits its payment, and the key to it. */
            201: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
                     *       "secret": "c2VjcmV0IG9mIHRoZSBidXllciBvZiBhIGdpZnQgY2FyZA",
                     *       "card": {
                     *         "id": "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
                     *         "status": "awaitingPayment",
                     *         "amount": {
                     *           "amount": 1500000,
                     *           "currency": "KZT"
                     *         },
                     *         "balance": {
                     *           "amount": 0,
                     *           "currency": "KZT"
                     *         },
                     *         "worksAt": {
                     *           "type": "network",
                     *           "id": 1,
                     *           "name": "Red Apple"
                     *         },
                     *         "design": "tulips",
                     *         "to": "Алия",
                     *         "delivery": {
                     *           "type": "link"
                     *         },
                     *         "isCancellable": false,
                     *         "createdAt": "2026-11-23T13:00:00+05:00",
                     *         "paying": {
                     *           "due": {
                     *             "amount": 1500000,
                     *             "currency": "KZT"
                     *           },
                     *           "payableForSeconds": 3600,
                     *           "ways": [
                     *             {
                     *               "type": "card",
                     *               "fieldUrl": "https://pay.example/field"
                     *             },
                     *             {
                     *               "type": "payBox"
                     *             }
                     *           ],
                     *           "refunds": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CreatedGiftCard"];
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
    getGiftCardConfigs: {
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
            /** @description Amounts, designs, where they work, and the terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "least": {
                     *         "amount": 300000,
                     *         "currency": "KZT"
                     *       },
                     *       "most": {
                     *         "amount": 20000000,
                     *         "currency": "KZT"
                     *       },
                     *       "step": {
                     *         "amount": 10000,
                     *         "currency": "KZT"
                     *       },
                     *       "presets": [
                     *         {
                     *           "amount": 1500000,
                     *           "currency": "KZT"
                     *         }
                     *       ],
                     *       "designs": [
                     *         "tulips",
                     *         "sea"
                     *       ],
                     *       "validMonths": 12,
                     *       "sendWithinDays": 180,
                     *       "announceDays": 30,
                     *       "wordsCharacters": 300,
                     *       "firms": [
                     *         {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "address": "14-й микрорайон, 61",
                     *           "cityId": 1,
                     *           "cityName": "Актау",
                     *           "avatarUrl": "/pictures/firms/red-apple-naberezhnaya/avatar.avif",
                     *           "networkId": 1
                     *         }
                     *       ],
                     *       "networks": [
                     *         {
                     *           "id": 1,
                     *           "name": "Red Apple",
                     *           "urlKey": "red-apple"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCardConfigs"];
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
    getGiftCardByToken: {
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
                 *       "token": "pYl2Wg3zq1n0bJt5uXc8dE6f"
                 *     }
                 */
                "application/json": components["schemas"]["GiftCardToken"];
            };
        };
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
                     *       "status": "opened",
                     *       "amount": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "balance": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "worksAt": {
                     *         "type": "network",
                     *         "id": 1,
                     *         "name": "Red Apple"
                     *       },
                     *       "design": "tulips",
                     *       "from": "Мадина",
                     *       "to": "Алия",
                     *       "words": "С днём рождения!",
                     *       "validUntil": "2027-11-23",
                     *       "firms": [
                     *         {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "address": "14-й микрорайон, 61",
                     *           "cityId": 1,
                     *           "cityName": "Актау",
                     *           "avatarUrl": "/pictures/firms/red-apple-naberezhnaya/avatar.avif",
                     *           "networkId": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivedGiftCard"];
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
    keepGiftCard: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "pYl2Wg3zq1n0bJt5uXc8dE6f"
                 *     }
                 */
                "application/json": components["schemas"]["GiftCardToken"];
            };
        };
        responses: {
            /** @description The card. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
                     *       "status": "opened",
                     *       "amount": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "balance": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "worksAt": {
                     *         "type": "network",
                     *         "id": 1,
                     *         "name": "Red Apple"
                     *       },
                     *       "design": "tulips",
                     *       "from": "Мадина",
                     *       "to": "Алия",
                     *       "words": "С днём рождения!",
                     *       "validUntil": "2027-11-23",
                     *       "firms": [
                     *         {
                     *           "id": 1,
                     *           "name": "Red Apple на набережной",
                     *           "urlKey": "red-apple-naberezhnaya",
                     *           "address": "14-й микрорайон, 61",
                     *           "cityId": 1,
                     *           "cityName": "Актау",
                     *           "avatarUrl": "/pictures/firms/red-apple-naberezhnaya/avatar.avif",
                     *           "networkId": 1
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReceivedGiftCard"];
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
    getGiftCard: {
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
                /** @description The guest's key to the gift card that they bought. Absent where the buyer's phone is that of whoever is signed in. */
                gift_card_secret?: components["parameters"]["OwnGiftCardSecret"];
            };
            path: {
                /**
                 * @description A gift card.
                 * @example 9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77
                 */
                giftCardId: components["parameters"]["GiftCardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
                     *       "status": "sent",
                     *       "amount": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "balance": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "worksAt": {
                     *         "type": "network",
                     *         "id": 1,
                     *         "name": "Red Apple"
                     *       },
                     *       "design": "tulips",
                     *       "from": "Мадина",
                     *       "to": "Алия",
                     *       "words": "С днём рождения!",
                     *       "delivery": {
                     *         "type": "sms",
                     *         "phone": 77017654321
                     *       },
                     *       "link": "https://kezek.example/gift-cards/open#k=pYl2Wg3zq1n0bJt5uXc8dE6f",
                     *       "validUntil": "2027-11-23",
                     *       "sentAt": "2026-11-23T13:01:00+05:00",
                     *       "isCancellable": false,
                     *       "createdAt": "2026-11-23T13:00:00+05:00"
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCard"];
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
    payGiftCard: {
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
                /** @description The guest's key to the gift card that they bought. Absent where the buyer's phone is that of whoever is signed in. */
                gift_card_secret?: components["parameters"]["OwnGiftCardSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A gift card.
                 * @example 9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77
                 */
                giftCardId: components["parameters"]["GiftCardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "way": "card",
                 *       "cryptogram": "01424242VpRZ",
                 *       "saveCard": false,
                 *       "expected": {
                 *         "amount": 1500000,
                 *         "currency": "KZT"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PayGiftCard"];
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
                     *         "amount": 1500000,
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
    proveGiftCardBuyer: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A gift card.
                 * @example 9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77
                 */
                giftCardId: components["parameters"]["GiftCardId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "proof": "cHJvb2Ygb2YgYSBwaG9uZQ"
                 *     }
                 */
                "application/json": components["schemas"]["GiftCardProof"];
            };
        };
        responses: {
            /** @description The card as it is now. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
                     *       "status": "awaitingPayment",
                     *       "amount": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "balance": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "worksAt": {
                     *         "type": "network",
                     *         "id": 1,
                     *         "name": "Red Apple"
                     *       },
                     *       "design": "tulips",
                     *       "to": "Алия",
                     *       "delivery": {
                     *         "type": "link"
                     *       },
                     *       "isCancellable": false,
                     *       "createdAt": "2026-11-23T13:00:00+05:00",
                     *       "paying": {
                     *         "due": {
                     *           "amount": 1500000,
                     *           "currency": "KZT"
                     *         },
                     *         "payableForSeconds": 3500,
                     *         "ways": [
                     *           {
                     *             "type": "savedCard",
                     *             "cardId": "7c1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b44",
                     *             "card": {
                     *               "brand": "Visa",
                     *               "lastFour": "4242"
                     *             },
                     *             "isDefault": true
                     *           },
                     *           {
                     *             "type": "payBox"
                     *           }
                     *         ],
                     *         "refunds": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCard"];
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
    resendGiftCard: {
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
                /** @description The guest's key to the gift card that they bought. Absent where the buyer's phone is that of whoever is signed in. */
                gift_card_secret?: components["parameters"]["OwnGiftCardSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A gift card.
                 * @example 9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77
                 */
                giftCardId: components["parameters"]["GiftCardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card as it is now. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
                     *       "status": "sent",
                     *       "amount": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "balance": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "worksAt": {
                     *         "type": "network",
                     *         "id": 1,
                     *         "name": "Red Apple"
                     *       },
                     *       "design": "tulips",
                     *       "from": "Мадина",
                     *       "to": "Алия",
                     *       "words": "С днём рождения!",
                     *       "delivery": {
                     *         "type": "sms",
                     *         "phone": 77017654321
                     *       },
                     *       "link": "https://kezek.example/gift-cards/open#k=pYl2Wg3zq1n0bJt5uXc8dE6f",
                     *       "validUntil": "2027-11-23",
                     *       "sentAt": "2026-11-23T13:01:00+05:00",
                     *       "isCancellable": false,
                     *       "createdAt": "2026-11-23T13:00:00+05:00"
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCard"];
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
    cancelGiftCard: {
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
                /** @description The guest's key to the gift card that they bought. Absent where the buyer's phone is that of whoever is signed in. */
                gift_card_secret?: components["parameters"]["OwnGiftCardSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A gift card.
                 * @example 9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77
                 */
                giftCardId: components["parameters"]["GiftCardId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card as it is now. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
                     *       "status": "cancelled",
                     *       "amount": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "balance": {
                     *         "amount": 0,
                     *         "currency": "KZT"
                     *       },
                     *       "worksAt": {
                     *         "type": "network",
                     *         "id": 1,
                     *         "name": "Red Apple"
                     *       },
                     *       "design": "tulips",
                     *       "from": "Мадина",
                     *       "to": "Алия",
                     *       "words": "С днём рождения!",
                     *       "delivery": {
                     *         "type": "sms",
                     *         "phone": 77017654321,
                     *         "sendOn": "2026-12-08"
                     *       },
                     *       "validUntil": "2027-12-08",
                     *       "refund": "processing",
                     *       "isCancellable": false,
                     *       "createdAt": "2026-11-23T13:00:00+05:00"
                     *     }
                     */
                    "application/json": components["schemas"]["GiftCard"];
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
    spendCertificate: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                 *       "token": "pYl2Wg3zq1n0bJt5uXc8dE6f",
                 *       "expected": {
                 *         "amount": 200000,
                 *         "currency": "KZT"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SpendCertificate"];
            };
        };
        responses: {
            /** @description What was taken off, and what is left. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "giftCardId": "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
                     *       "balance": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "usable": {
                     *         "amount": 200000,
                     *         "currency": "KZT"
                     *       },
                     *       "validUntil": "2027-11-23"
                     *     }
                     */
                    "application/json": components["schemas"]["Certificate"];
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
    returnCertificates: {
        parameters: {
            query: {
                /**
                 * @description A reservation.
                 * @example 3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11
                 */
                reservationId: components["parameters"]["ReservationOf"];
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
                /** @description The guest's key to the reservation. Absent where the reservation is of the phone of whoever is signed in. */
                reservation_secret?: components["parameters"]["OwnReservationSecret"];
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is done. */
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
    checkCertificate: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reservationId": "3f2c5a52-6a3e-4b4a-9d55-0f6c1d6c8b11",
                 *       "token": "pYl2Wg3zq1n0bJt5uXc8dE6f"
                 *     }
                 */
                "application/json": components["schemas"]["CheckCertificate"];
            };
        };
        responses: {
            /** @description What can be taken off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "giftCardId": "9a1f8a52-6a3e-4b4a-9d55-0f6c1d6c8b77",
                     *       "balance": {
                     *         "amount": 1500000,
                     *         "currency": "KZT"
                     *       },
                     *       "usable": {
                     *         "amount": 200000,
                     *         "currency": "KZT"
                     *       },
                     *       "validUntil": "2027-11-23"
                     *     }
                     */
                    "application/json": components["schemas"]["Certificate"];
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
    getPrepaymentRegistration: {
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
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "6f1c2a7e-3d5b-4c8f-9a10-2b7d4e6f8a91",
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya",
                     *         "city": "Актау",
                     *         "address": "14-й мкр, 23",
                     *         "phoneNumbers": [
                     *           "+77292123456"
                     *         ]
                     *       },
                     *       "purpose": "Предоплата за окрашивание",
                     *       "amount": {
                     *         "amount": 1000000,
                     *         "currency": "KZT"
                     *       },
                     *       "due": {
                     *         "amount": 1000000,
                     *         "currency": "KZT"
                     *       },
                     *       "expiresAt": "2026-11-25T18:00:00+05:00",
                     *       "payableForSeconds": 190740,
                     *       "isRegistered": true,
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
                    "application/json": components["schemas"]["PaymentLink"];
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
    registerPrepayment: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
                /**
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": 77011234567,
                 *       "name": "Мадина",
                 *       "challengeId": "5e6ee9c6-7c1c-4f3e-9f0e-0a4f3c1d2b11",
                 *       "smsCode": "482913"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterPrepayment"];
            };
        };
        responses: {
            /** @description The link as it is now. */
            200: {
                headers: {
                    Age: components["headers"]["Age"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "linkId": "6f1c2a7e-3d5b-4c8f-9a10-2b7d4e6f8a91",
                     *       "firm": {
                     *         "id": 1,
                     *         "name": "Red Apple на набережной",
                     *         "urlKey": "red-apple-naberezhnaya",
                     *         "city": "Актау",
                     *         "address": "14-й мкр, 23",
                     *         "phoneNumbers": [
                     *           "+77292123456"
                     *         ]
                     *       },
                     *       "purpose": "Предоплата за окрашивание",
                     *       "amount": {
                     *         "amount": 1000000,
                     *         "currency": "KZT"
                     *       },
                     *       "due": {
                     *         "amount": 1000000,
                     *         "currency": "KZT"
                     *       },
                     *       "expiresAt": "2026-11-25T18:00:00+05:00",
                     *       "payableForSeconds": 190740,
                     *       "isRegistered": true,
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
                    "application/json": components["schemas"]["PaymentLink"];
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
    requestPrepaymentRegistrationCode: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
                /**
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": 77011234567
                 *     }
                 */
                "application/json": components["schemas"]["RequestRegistrationCode"];
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
    payLinkByCloudPayments: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
                /**
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cryptogram": "01424242VpRZ",
                 *       "expected": {
                 *         "amount": 1000000,
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
                     *         "amount": 1000000,
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
    payLinkByPayBox: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
                /**
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "expected": {
                 *         "amount": 1000000,
                 *         "currency": "KZT"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PayAtPage"];
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
                     *         "amount": 1000000,
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
    payLinkBySavedCard: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description A firm.
                 * @example 1
                 */
                firmId: components["parameters"]["FirmId"];
                /**
                 * @description As it stands in the firm's link: 128 random bits, base64url.
                 * @example k3VbT0xqYw9Lr2ZaH8cQmA
                 */
                code: components["parameters"]["LinkCode"];
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
                 *         "amount": 1000000,
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
                     *         "amount": 1000000,
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                 *       "acceptsOtherMasters": false
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
                     *       "acceptsOtherMasters": false
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                     *       "acceptsOtherMasters": false
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
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
                     *       "acceptsOtherMasters": false
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
    getTariffs: {
        parameters: {
            query: {
                /**
                 * @description The isoCode of a country.
                 * @example KZ
                 */
                country: string;
                /**
                 * @description Which announcement of the tariffs.
                 * @example 1
                 */
                tariffVersion?: number;
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
            /** @description The tariffs, from the smallest to the largest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 1,
                     *       "tariffs": [
                     *         {
                     *           "key": "start",
                     *           "name": "Старт",
                     *           "summary": "Для мастера, который работает сам",
                     *           "features": [
                     *             "Онлайн-запись без комиссии",
                     *             "Напоминания по SMS"
                     *           ],
                     *           "masters": 1,
                     *           "isPopular": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Tariffs"];
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
    getSubscriptionPrices: {
        parameters: {
            query: {
                /**
                 * @description The isoCode of a country.
                 * @example KZ
                 */
                country: string;
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
            /** @description The prices by tariff and by how many months are paid at once; none where the country has no tariffs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "tariffKey": "start",
                     *         "months": 12,
                     *         "price": {
                     *           "amount": 4780000,
                     *           "currency": "KZT"
                     *         },
                     *         "perMonth": {
                     *           "amount": 398333,
                     *           "currency": "KZT"
                     *         },
                     *         "saved": {
                     *           "amount": 1210000,
                     *           "currency": "KZT"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": components["schemas"]["SubscriptionPrice"][];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createLandingRequest: {
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
                /** @description Made once per intent. The same key with the same body answers the same, with its Age, unless that was to come again; with another body it is refused. */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Айгерим",
                 *       "phone": 77011234567,
                 *       "company": "Студия Айгерим",
                 *       "tariffKey": "start",
                 *       "recaptchaToken": "03AFcWeA…"
                 *     }
                 */
                "application/json": components["schemas"]["CreateLandingRequest"];
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
                     *       "createdAt": "2026-11-24T09:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["LandingRequest"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
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
    | "getCashbacks"
    | "getAccountDeletion"
    | "requestAccountDeletion"
    | "cancelAccountDeletion"
    | "getFavoriteFirms"
    | "addFavoriteFirm"
    | "removeFavoriteFirm"
    | "voteForMaster"
    | "getReservations"
    | "startCardSavingForVisit"
    | "getCardSaving"
    | "spendCashback"
    | "getPaymentCards"
    | "bindPaymentCard"
    | "proveCardBinding"
    | "startCardSaving"
    | "getCardBinding"
    | "setDefaultPaymentCard"
    | "removePaymentCard"
    | "getPaymentHistory"
    | "getPaymentRecord"
    | "getGiftCards"
    | "keepGiftCard"
    | "proveGiftCardBuyer"
    | "getReservationHistory"
    | "getReservationHistoryFirms"
    | "getWaitlist";
/** The operations that know who is signed in, and take a visitor's too. */
export type OptionallySignedInOperationId =
    | "getPersonalization"
    | "getSurvey"
    | "keepSurvey"
    | "finishSurvey"
    | "getRaffle"
    | "getMasterContest"
    | "createExpressReservation"
    | "allocateServices"
    | "getReservationTimes"
    | "getAvailableTimes"
    | "previewReservation"
    | "createReservation"
    | "updateReservation"
    | "cancelReservation"
    | "getReservation"
    | "getReview"
    | "createReview"
    | "takeBackReview"
    | "getPrepayment"
    | "payByCloudPayments"
    | "payByPayBox"
    | "payBySavedCard"
    | "returnCashback"
    | "createGiftCard"
    | "getGiftCardByToken"
    | "getGiftCard"
    | "payGiftCard"
    | "resendGiftCard"
    | "cancelGiftCard"
    | "spendCertificate"
    | "returnCertificates"
    | "checkCertificate"
    | "getPrepaymentRegistration"
    | "registerPrepayment"
    | "requestPrepaymentRegistrationCode"
    | "payLinkByCloudPayments"
    | "payLinkByPayBox"
    | "payLinkBySavedCard"
    | "getComplaints"
    | "createComplaint"
    | "joinWaitlist"
    | "acceptOffer"
    | "leaveWaitlist"
    | "getReservationWaitlist";
